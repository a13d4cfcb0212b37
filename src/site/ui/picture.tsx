import type { CSSProperties } from "react";
import { pictureAddress, pictureFile } from "#domain/picture-address.ts";

/** A photograph in fixed widths and formats, or a drawing in its own size; the contract's picture fits. */
export interface PictureFiles {
  /** For photographs a template with `{width}` and `{format}`. */
  url: string;
  widths: readonly number[];
  /** Best first; the last one every browser knows, and is offered in one width alone. */
  formats: readonly string[];
  width: number;
  height: number;
  /** Fills the box until the picture is there. */
  color: string;
  alt: string;
}

interface PictureProps {
  picture: PictureFiles;
  /** How wide it is drawn, as in `<img sizes>`. */
  sizes: string;
  /** For the first picture of a page: loaded at once, before the others. */
  eager?: boolean;
  /** Replaces the picture's own text; empty where a text beside it says the same. */
  alt?: string;
  className?: string;
  style?: CSSProperties;
}

export function Picture({ picture, sizes, eager = false, alt, className, style }: PictureProps) {
  return (
    <picture>
      {picture.formats.slice(0, -1).map((format) => (
        <source
          key={format}
          type={mediaType(format)}
          srcSet={sourceSet(picture, format)}
          sizes={sizes}
        />
      ))}
      <img
        className={className}
        src={pictureAddress(picture)}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding={eager ? undefined : "async"}
        style={{ background: picture.color, ...style }}
      />
    </picture>
  );
}

function sourceSet(picture: PictureFiles, format: string): string {
  return picture.widths
    .map((width) => `${pictureFile(picture, width, format)} ${width}w`)
    .join(", ");
}

function mediaType(format: string): string {
  return `image/${format === "jpg" ? "jpeg" : format}`;
}
