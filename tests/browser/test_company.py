"""Two at a table: what one does is seen and heard by the other; and the bar, which never moves the board."""

import re

from playwright.sync_api import expect

from tests.browser.test_playing import two_at_a_table
from tests.browser.visitor import Door, Visitor

TUNES = """() => {
  window.tunes = 0;
  const make = BaseAudioContext.prototype.createGain;
  BaseAudioContext.prototype.createGain = function () { window.tunes += 1; return make.call(this); };
}"""


def listening(visitor: Visitor) -> Visitor:
    """Counts the notes that are played from now on."""
    visitor.page.evaluate(TUNES)
    return visitor


def test_a_refused_undo_and_a_line_of_talk_are_seen_on_the_other_side(door: Door) -> None:
    host, guest = two_at_a_table(door)
    for person in (host, guest):
        person.settled()
        person.choose(0)
    listening(guest)
    host.page.get_by_role("button", name="Demander d’annuler").click()
    guest.page.get_by_role("button", name="Refuser").click()
    expect(host.page.locator(".notice")).to_have_text("Ondine refuse que vous repreniez ce coup.")
    host.page.get_by_label("Message").fill("Bien joué")
    host.page.get_by_role("button", name="Envoyer").click()
    story = guest.page.get_by_role("button", name="Récit et conversation")
    expect(story.locator(".unread")).to_contain_text("1")
    assert guest.page.evaluate("() => window.tunes") > 0
    story.click()
    expect(guest.page.locator(".chat")).to_contain_text("Bien joué")
    expect(story.locator(".unread")).to_have_count(0)


def test_the_master_whispers_against_bots_and_the_bar_moves_nothing(door: Door) -> None:
    visitor = door.visitor()
    page = visitor.page
    visitor.play_now()
    visitor.settled()
    board = page.locator(".field").bounding_box()
    page.locator(".heroes .card").first.click(force=True)
    expect(page.locator(".notice")).to_contain_text("LEG-")
    page.get_by_role("button", name="Liste").click()
    expect(page.locator(".choices button").first).to_be_in_viewport()
    assert page.locator(".field").bounding_box() == board
    page.get_by_role("button", name="Que jouerait le maître").click()
    advice = page.get_by_role("complementary", name="L’avis du maître").locator("li button")
    expect(advice.first).to_contain_text(re.compile(r"\d+ %"))
    advice.first.click()
    visitor.taken()


def test_the_end_and_the_replay_show_the_curve(door: Door) -> None:
    visitor = door.visitor()
    page = visitor.page
    visitor.play_now()
    visitor.play_on(8)
    page.get_by_role("button", name="Abandonner").click()
    page.locator("dialog").get_by_role("button", name="Abandonner").click()
    sheet = page.locator("dialog.end-sheet")
    expect(sheet.locator(".winner")).to_contain_text("l’emporte")
    expect(sheet.locator(".curve svg")).to_be_visible()
    sheet.get_by_role("link", name="Revoir la partie").click()
    expect(page.locator("aside .curve svg")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Continuer d’ici.*à votre place"))).to_be_visible()
    page.get_by_role("button", name="Coup suivant").click()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_label("Moment de la partie")).to_have_value("2")


GONE = """([gone, replaceable]) => {
  const socket = window.sockets.at(-1);
  const seats = [{ seat: 0, name: 'Nérée' }, { seat: 1, name: 'Ondine' }].map((one) => ({
    ...one, bot: null, stand_in: false, connected: one.name === 'Nérée', replaceable: one.name !== 'Nérée' && replaceable,
    gone: one.name === 'Nérée' ? null : gone }));
  // From here on only the test says who is there: what the server finds itself would take it back.
  if (!socket.told) {
    socket.told = socket.onmessage;
    socket.onmessage = (event) => JSON.parse(event.data).type === 'presence' || socket.told(event);
  }
  socket.told({ data: JSON.stringify({ type: 'presence', seats }) });
}"""


def test_a_banner_says_what_happens_when_somebody_has_gone(door: Door) -> None:
    """What the server tells after 45 seconds and after five minutes is told here at once; test_absence waits for it."""
    host, _guest = two_at_a_table(
        door,
        before="window.sockets = []; window.WebSocket = class extends WebSocket"
        " { constructor(...address) { super(...address); window.sockets.push(this); } };",
    )
    host.settled()
    host.page.evaluate(GONE, [45, False])
    banner = host.page.get_by_role("status", name="Joueur absent")
    expect(banner).to_contain_text(re.compile(r"Ondine n’est plus à la table.*dans (5 min|4 min)", re.S))
    host.page.evaluate(GONE, [345, True])
    expect(banner.get_by_role("button", name="Un bot pour Ondine")).to_be_visible()
    banner.get_by_role("button", name="Attendre").click()
    expect(banner).to_have_count(0)
