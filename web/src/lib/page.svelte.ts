/** How long after the last letter a page is sent, in milliseconds. */
const PEN_RESTS = 400;

/** What a person keeps for himself beside a match, as the game's own folder writes it: the table keeps it with the seat. */
export class OwnPage {
  text = $state("");
  private match: string | null = null;
  /** Whether the table has yet to be told. */
  private unsent = false;
  private timer = 0;

  /** `send` says whether there was a line to send it by. */
  constructor(private readonly send: (text: string) => boolean) {
    addEventListener("pagehide", this.flush);
  }

  /** It is sent once the pen rests. */
  keep(text: string): void {
    this.text = text;
    this.unsent = true;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(this.flush, PEN_RESTS);
  }

  /** What the table has kept; what could not be sent to it before is newer. */
  hear(text: string, match = this.match): void {
    if (match !== this.match) this.unsent = false;
    this.match = match;
    if (this.unsent) this.flush();
    else this.text = text;
  }

  close(): void {
    removeEventListener("pagehide", this.flush);
    this.flush();
  }

  private readonly flush = (): void => {
    clearTimeout(this.timer);
    if (this.unsent) this.unsent = !this.send(this.text);
  };
}
