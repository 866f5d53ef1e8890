/** One printed face: what every game gives, and whatever its own board draws besides. */
export interface Face {
  face: number;
  name: string;
  text: string;
  rule: string;
  [more: string]: unknown;
}
