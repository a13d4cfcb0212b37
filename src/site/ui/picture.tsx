import type { CSSProperties } from "react";
import { pictureFileUrl } from "#domain/picture-url.ts";

/** A photograph in fixed widths and formats, or a drawing in one size. */
export interface PictureFiles {
  /** For photographs a template with `{width}` and `{format}`. */
  url: string;
  widths: readonly number[];
  /** Best first; `<img>` falls back to the second (WebP) or the only one. */
  formats: readonly string[];
  width: number;
  height: number;
  /** Placeholder until the picture has loaded, as hex. */
  color: string;
  alt: string;
}

export interface PictureProps {
  picture: PictureFiles;
  sizes: string;
  /** Narrowest file offered, in pixels; 480 by default, as narrower ones are for thumbnails. */
  from?: number | undefined;
  /** Widest file offered, in pixels; no limit by default. */
  upTo?: number | undefined;
  /** For the first picture of a page: not lazy, and with high priority. */
  eager?: boolean;
  /** In windows of this media query it is in the first view and preloaded; elsewhere it stays lazy. */
  preloadMedia?: string | undefined;
  /** For pictures beside the first one. */
  yielding?: boolean;
  /** Replaces the picture's own; empty where a text beside it says the same. */
  alt?: string;
  className?: string;
  style?: CSSProperties;
}

export function Picture(props: PictureProps) {
  const { picture, sizes, eager = false, preloadMedia, yielding = false } = props;
  const { alt, className, style } = props;
  const [best, fallback] = picture.formats;
  const widths = worthOffering(picture.widths, props.from, props.upTo);
  const image = (
    <picture>
      {best !== undefined && fallback !== undefined && (
        <source
          type={mediaType(best)}
          srcSet={sourceSet(picture, widths, best)}
          sizes={widths.length === 1 ? undefined : sizes}
        />
      )}
      <img
        className={className}
        src={pictureFileUrl(
          picture,
          fallbackWidth(widths) ?? picture.width,
          fallback ?? best ?? "",
        )}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        loading={eager ? undefined : "lazy"}
        fetchPriority={eager ? "high" : yielding ? "low" : undefined}
        decoding={eager ? undefined : "async"}
        style={{ background: shortHex(picture.color), ...style }}
      />
    </picture>
  );
  if (preloadMedia === undefined || best === undefined) return image;
  return (
    <>
      <link
        rel="preload"
        as="image"
        type={mediaType(best)}
        media={preloadMedia}
        imageSrcSet={sourceSet(picture, widths, best)}
        imageSizes={sizes}
      />
      {image}
    </>
  );
}

/** The widest alone where none is in range. */
function worthOffering(widths: readonly number[], from = 480, upTo = Infinity): readonly number[] {
  const between = widths.filter((width) => width >= from && width <= upTo);
  return between.length > 0 ? between : widths.slice(-1);
}

/** The fallback has one width, enough for most windows. */
function fallbackWidth(widths: readonly number[]): number | undefined {
  return widths.findLast((width) => width <= 1080) ?? widths[0];
}

function sourceSet(picture: PictureFiles, widths: readonly number[], format: string): string {
  const [only] = widths;
  if (only !== undefined && widths.length === 1) return pictureFileUrl(picture, only, format);
  return widths.map((width) => `${pictureFileUrl(picture, width, format)} ${width}w`).join(", ");
}

function mediaType(format: string): string {
  return `image/${format === "jpg" ? "jpeg" : format}`;
}

/** Three-digit hex, to shorten the page. */
function shortHex(color: string): string {
  return color.replace(/^#(.).(.).(.).$/, "#$1$2$3");
}
