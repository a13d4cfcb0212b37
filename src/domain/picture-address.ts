/** A picture as far as the addresses of its files go. */
interface PictureFiles {
  /** For photographs a template with `{width}` and `{format}`. */
  url: string;
  widths: readonly number[];
  /** Best first; the last one every reader knows. */
  formats: readonly string[];
  width: number;
}

/** The address of one file of a picture, in the format that every browser knows; the widest unless told. */
export function pictureAddress(picture: PictureFiles, width = picture.widths.at(-1)): string {
  return pictureFile(picture, width ?? picture.width, picture.formats.at(-1) ?? "");
}

/** The address of a picture's file in a width and a format that it has. */
export function pictureFile({ url }: { url: string }, width: number, format: string): string {
  return url.replace("{width}", String(width)).replace("{format}", format);
}
