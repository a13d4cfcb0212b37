/** A picture of a gallery, read from its markup: the page's data need not name its files once more. */
export interface DrawnPicture {
  /** In the format that not every browser knows; null where there is only one. */
  source: { type: string; srcSet: string } | null;
  /** The large file that its link leads to, which every browser knows. */
  src: string;
  width: number;
  height: number;
  /** CSS background that fills the box until the picture is there. */
  background: string;
  alt: string;
}

/** All pictures of a gallery, in order. */
export function picturesOf(gallery: Element): DrawnPicture[] {
  return [...gallery.querySelectorAll("img")].map((image) => {
    const source = image.parentElement?.querySelector("source");
    const wider = image.closest<HTMLElement>("[data-wider]")?.dataset["wider"] ?? "";
    return {
      source: source ? { type: source.type, srcSet: withWider(source.srcset, wider) } : null,
      src: image.closest("a")?.href ?? image.src,
      width: Number(image.getAttribute("width")),
      height: Number(image.getAttribute("height")),
      background: image.style.background,
      alt: image.alt,
    };
  });
}

/** Adds the widths that a small picture is not offered in where it stands; they are called as the others, but for their number. */
function withWider(srcSet: string, widths: string): string {
  const files = srcSet.split(", ").map((file) => (file.includes(" ") ? file : named(file)));
  const missing = (width: string) => !files.some((file) => file.endsWith(` ${width}w`));
  const wider = (widths.match(/\d+/g) ?? []).filter(missing);
  return [...files, ...wider.map((width) => wideAs(width, files[0] ?? ""))].join(", ");
}

/** A file with the width that its name ends in, as `srcset` writes it: one alone has none. */
function named(file: string): string {
  return file.replace(/-(\d+)\.\w+$/, "$& $1w");
}

function wideAs(width: string, file: string): string {
  return file.replace(/-\d+(\.\w+) \d+w$/, `-${width}$1 ${width}w`);
}
