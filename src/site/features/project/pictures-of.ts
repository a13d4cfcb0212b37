/** A picture of a gallery, read from its markup: the page's data need not name its files once more. */
export interface DrawnPicture {
  /** In formats that not every browser knows, best first. */
  sources: readonly { type: string; srcSet: string }[];
  src: string;
  width: number;
  height: number;
  /** CSS background that fills the box until the picture is there. */
  background: string;
  alt: string;
}

/** All pictures of a gallery, in order. */
export function picturesOf(gallery: Element): DrawnPicture[] {
  return [...gallery.querySelectorAll("img")].map((image) => ({
    sources: [...(image.parentElement?.querySelectorAll("source") ?? [])].map((source) => ({
      type: source.type,
      srcSet: source.srcset,
    })),
    src: image.src,
    width: Number(image.getAttribute("width")),
    height: Number(image.getAttribute("height")),
    background: image.style.background,
    alt: image.alt,
  }));
}
