/// <reference types="vite/client" />

declare module "icon:*" {
  /** The outline of a picture, drawn in a square of 512. */
  const outline: string;
  export default outline;
}

declare module "*.icons" {
  /** The outlines of many pictures, by the name each line gives them. */
  const outlines: Readonly<Record<string, string>>;
  export default outlines;
}

declare module "*.art" {
  const art: import("./lib/art/recipe").Art;
  export default art;
}
