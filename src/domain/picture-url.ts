interface PictureSources {
  /** A template with `{width}` and `{format}` for photographs. */
  url: string;
  widths: readonly number[];
  /** Best first; the last is supported by every browser. */
  formats: readonly string[];
  width: number;
}

/** Builds the URL of a picture in its most widely supported format; the largest width by default. */
export function pictureUrl(picture: PictureSources, width = picture.widths.at(-1)): string {
  return pictureFileUrl(picture, width ?? picture.width, picture.formats.at(-1) ?? "");
}

export function pictureFileUrl({ url }: { url: string }, width: number, format: string): string {
  return url.replace("{width}", String(width)).replace("{format}", format);
}
