/** Movement that explains: whatever carries a `data-flight` name flies from where it was to where it is.
 *
 * A thing that is new flies from its `data-origin` zone: from a card that left that zone if one did, else from the
 * zone itself. A card that was turned turns on the way.
 */

interface Seen {
  box: DOMRect;
  zone: string;
  side: string;
}

export type Scene = Map<string, Seen>;

const LENGTH = 420;
const STAGGER = 110;
const EASE = "cubic-bezier(.3,.8,.3,1)";

const zoneOf = (element: Element): string => element.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? "";

export function remember(root: HTMLElement): Scene {
  const scene: Scene = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-flight]")) {
    const { flight = "", side = "" } = element.dataset;
    const box = element.getBoundingClientRect();
    // What is folded away is nowhere: nothing flies from there.
    if (box.width > 0) scene.set(flight, { box, zone: zoneOf(element), side });
  }
  for (const element of root.querySelectorAll<HTMLElement>("[data-zone]")) {
    const { zone = "" } = element.dataset;
    const box = element.getBoundingClientRect();
    if (box.height > 0) scene.set(`zone ${zone}`, { box, zone, side: "" });
  }
  return scene;
}

/** Where a new thing came from: each card that left a zone is used for one arrival.
 *
 * A hidden card has no name but its place, so one that only moved up within its zone looks new: it is the one that
 * seems to have left there.
 */
function origins(root: HTMLElement, before: Scene): (element: HTMLElement) => Seen | undefined {
  const here = new Set([...root.querySelectorAll<HTMLElement>("[data-flight]")].map((one) => one.dataset.flight));
  const left = [...before].filter(([name]) => !name.startsWith("zone ") && !here.has(name)).map(([, seen]) => seen);
  const take = (fits: (seen: Seen) => boolean): Seen | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  return (element) => {
    const { flight = "", origin = "", side = "" } = element.dataset;
    const same = before.get(flight);
    if (same || !origin) return same;
    const zone = zoneOf(element);
    return (
      (side === "back" ? take((seen) => seen.zone === zone && seen.side === "back") : undefined) ??
      take((seen) => seen.zone === origin) ??
      before.get(`zone ${origin}`)
    );
  };
}

function travel(element: HTMLElement, from: Seen, delay: number): Animation | null {
  const to = element.getBoundingClientRect();
  const [x, y] = [
    from.box.x - to.x + (from.box.width - to.width) / 2,
    from.box.y - to.y + (from.box.height - to.height) / 2,
  ];
  const scale = to.width ? Math.min(2.5, Math.max(0.3, from.box.width / to.width)) : 1;
  const turned = from.side !== "" && element.dataset.side !== "" && from.side !== element.dataset.side;
  if (Math.hypot(x, y) < 3 && !turned) return null;
  const start = `translate(${x}px, ${y}px) scale(${scale})${turned ? " rotateY(180deg)" : ""}`;
  const options: KeyframeAnimationOptions = { duration: LENGTH, delay, easing: EASE, fill: "backwards" };
  return element.animate(
    [
      { transform: start, zIndex: 30 },
      { transform: "none", zIndex: 30 },
    ],
    options,
  );
}

/** Flies everything that moved, one after the other; resolves when all have landed. */
export async function fly(root: HTMLElement, before: Scene): Promise<void> {
  const origin = origins(root, before);
  const flights: Animation[] = [];
  for (const element of root.querySelectorAll<HTMLElement>("[data-flight]")) {
    const from = origin(element);
    const flight = from && travel(element, from, Math.min(flights.length, 6) * STAGGER);
    if (flight) flights.push(flight);
  }
  await Promise.allSettled(flights.map((flight) => flight.finished));
}

/** Lands everything at once. */
export function land(root: HTMLElement): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (!(animation instanceof CSSTransition) && !(animation instanceof CSSAnimation)) animation.finish();
  }
}
