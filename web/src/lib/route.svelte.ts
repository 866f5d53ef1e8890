/** Where we are: the address bar, as reactive state, and links that change it without a reload. */

class Route {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    addEventListener("click", (event) => this.follow(event));
  }

  read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.read();
    if (!this.hash) scrollTo(0, 0);
  }

  /** Changes what the address says of the same screen: no new entry in the history. */
  rewrite(address: string): void {
    history.replaceState(null, "", address);
    this.read();
  }

  /** The path in its pieces: `/t/abc` is "t" and "abc". */
  get segments(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const route = new Route();
