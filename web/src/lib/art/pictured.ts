import type { Attachment } from "svelte/attachments";
import { baked } from "./baked";
import type { Picture } from "./scene";

type Seen = (box: DOMRectReadOnly) => void;

const watched = new WeakMap<Element, Seen>();
let sight: IntersectionObserver | undefined;
let growth: ResizeObserver | undefined;

const area = ({ contentRect: { width, height } }: ResizeObserverEntry): number => width * height;

/** Calls back when an element comes near the window, and each time it changes its size there. */
function watch(element: Element, seen: Seen): () => void {
  sight ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        sight?.unobserve(entry.target);
        growth?.observe(entry.target);
      }
    },
    { rootMargin: "160px" },
  );
  growth ??= new ResizeObserver((entries) => {
    // They are painted one after the other, and the largest is missed most.
    const largest = entries.sort((a, b) => area(b) - area(a));
    for (const entry of largest) watched.get(entry.target)?.(entry.contentRect);
  });
  watched.set(element, seen);
  sight.observe(element);
  return () => {
    watched.delete(element);
    sight?.unobserve(element);
    growth?.unobserve(element);
  };
}

/** Shows a picture in an image, at the size the image has, once somebody could see it. */
export function pictured(picture: Picture | undefined): Attachment<HTMLImageElement> {
  return (image) => {
    if (!picture) return;
    let left = false;
    const unwatch = watch(image, ({ width, height }) => {
      if (width === 0) return;
      baked({ picture, width, height }).then(
        (address) => {
          if (!left && image.src !== address) image.src = address;
        },
        () => undefined, // the card keeps its plain ground
      );
    });
    return () => {
      left = true;
      unwatch();
    };
  };
}
