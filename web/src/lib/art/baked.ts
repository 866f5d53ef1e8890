/** Pictures are composed in the browser, painted once as bitmaps of the size needed, and kept: a card that flies costs nothing. */

import { compose, type Picture } from "./scene";

/** Widths in pixels of the screen: a card that is a little smaller uses the next one. */
const WIDTHS = [64, 128, 192, 256, 384, 640];
/** Below this many CSS pixels a picture is simplified. */
const SMALL = 64;
const SHARPEST = 2;
const HEIGHT = 1.4;

const kept = new Map<string, Promise<string>>();
/** One at a time, so that the table stays responsive. */
let queue: Promise<unknown> = Promise.resolve();

export interface Wanted {
  picture: Picture;
  /** In CSS pixels. */
  width: number;
  height: number;
}

/** The address of the picture as a bitmap for that width. */
export function baked({ picture, width, height }: Wanted): Promise<string> {
  const small = width < SMALL;
  const sharp = width * Math.min(SHARPEST, globalThis.devicePixelRatio || 1);
  const wide = WIDTHS.find((one) => one >= sharp * 0.9) ?? WIDTHS.at(-1) ?? sharp;
  const high = Math.round(wide * (picture.view ? height / width : HEIGHT));
  const key = [
    picture.name,
    picture.shape,
    picture.tint,
    picture.foot,
    picture.lift,
    picture.view,
    small,
    wide,
    high,
  ].join(" ");
  let found = kept.get(key);
  if (!found) {
    found = queue.then(() => bake(compose(picture, small), wide, high));
    kept.set(key, found);
    // A picture that could not be painted is tried again when it is next wanted.
    queue = found.catch(() => kept.delete(key)).then(breathe);
  }
  return found;
}

/** Lets the page answer whoever uses it. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function bake(svg: string, width: number, height: number): Promise<string> {
  // Without a size of its own an SVG makes an empty bitmap.
  const sized = svg.replace("<svg ", `<svg width="${width}" height="${height}" `);
  const source = URL.createObjectURL(new Blob([sized], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = source;
    await image.decode();
    // A bitmap's filters are worked out on another thread, which drawImage alone does not do; not every browser makes one of an SVG.
    const painted = await createImageBitmap(image).catch(() => image);
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    canvas.getContext("2d")?.drawImage(painted, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, "image/webp", 0.9);
    });
    if (!blob) throw new Error("the picture could not be painted");
    return URL.createObjectURL(blob);
  } finally {
    URL.revokeObjectURL(source);
  }
}
