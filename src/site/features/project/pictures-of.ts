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
      srcSet: withWidest(source.srcset, image.src),
    })),
    src: image.src,
    width: Number(image.getAttribute("width")),
    height: Number(image.getAttribute("height")),
    background: image.style.background,
    alt: image.alt,
  }));
}

/**
 * What a small picture is offered in ends at what it is worth where it stands, and one width alone is not named. The widest file
 * is called as the one that every browser knows, but for its format.
 */
function withWidest(srcSet: string, src: string): string {
  const files = srcSet.split(", ").map((file) => (file.includes(" ") ? file : named(file)));
  const format = /\.\w+(?= )/.exec(files[0] ?? "")?.[0] ?? "";
  return [...new Set([...files, named(src.replace(/\.\w+$/, format))])].join(", ");
}

/** A file with the width that its name ends in, as `srcset` writes it. */
function named(file: string): string {
  return `${file} ${/-(\d+)\.\w+$/.exec(file)?.[1]}w`;
}
