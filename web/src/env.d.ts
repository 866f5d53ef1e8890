/// <reference types="vite/client" />

declare module "icon:*" {
  /** The outline of a picture, drawn in a square of 512. */
  const outline: string;
  export default outline;
}
