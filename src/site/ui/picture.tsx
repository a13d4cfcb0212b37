import type { CSSProperties } from "react";
import { pictureFile } from "#domain/picture-address.ts";

/** A photograph in fixed widths and formats, or a drawing in its own size; the contract's picture fits. */
export interface PictureFiles {
  /** For photographs a template with `{width}` and `{format}`. */
  url: string;
  widths: readonly number[];
  /** Best first. `<img>` names the second or the only one: WebP, which every browser knows that the site's styles are made for. */
  formats: readonly string[];
  width: number;
  height: number;
  /** Fills the box until the picture is there. */
  color: string;
  alt: string;
}

export interface PictureProps {
  picture: PictureFiles;
  /** How wide it is drawn, as in `<img sizes>`. */
  sizes: string;
  /** The narrowest file that is worth offering, in dots: 480 unless told, as narrower ones serve only what is drawn small. */
  from?: number | undefined;
  /** The widest file that is worth offering, in dots: wider ones would bring nothing where it is drawn small. All of them unless told. */
  upTo?: number | undefined;
  /** For the first picture of a page: loaded at once, before the others. */
  eager?: boolean;
  /**
   * For one that is in the first view of wide windows and far below it elsewhere: the media query of those windows. There it is
   * asked for at once, as lazy pictures are asked for only when the page is laid out.
   */
  earlyIn?: string | undefined;
  /** For those that are in view beside the first one, which is to come before them. */
  yielding?: boolean;
  /** Replaces the picture's own text; empty where a text beside it says the same. */
  alt?: string;
  className?: string;
  style?: CSSProperties;
}

export function Picture(props: PictureProps) {
  const { picture, sizes, eager = false, earlyIn, yielding = false } = props;
  const { alt, className, style } = props;
  const [best, known] = picture.formats;
  const widths = worthOffering(picture.widths, props.from, props.upTo);
  const image = (
    <picture>
      {best !== undefined && known !== undefined && (
        <source
          type={mediaType(best)}
          srcSet={sourceSet(picture, widths, best)}
          sizes={widths.length === 1 ? undefined : sizes}
        />
      )}
      <img
        className={className}
        src={pictureFile(picture, inOneWidth(widths) ?? picture.width, known ?? best ?? "")}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        loading={eager ? undefined : "lazy"}
        fetchPriority={eager ? "high" : yielding ? "low" : undefined}
        decoding={eager ? undefined : "async"}
        style={{ background: inBrief(picture.color), ...style }}
      />
    </picture>
  );
  if (earlyIn === undefined || best === undefined) return image;
  return (
    <>
      <link
        rel="preload"
        as="image"
        type={mediaType(best)}
        media={earlyIn}
        imageSrcSet={sourceSet(picture, widths, best)}
        imageSizes={sizes}
      />
      {image}
    </>
  );
}

/** The widest alone of a photograph that has none between these. */
function worthOffering(widths: readonly number[], from = 480, upTo = Infinity): readonly number[] {
  const between = widths.filter((width) => width >= from && width <= upTo);
  return between.length > 0 ? between : widths.slice(-1);
}

/** For the few browsers that do not know the best format: no more than most windows need. */
function inOneWidth(widths: readonly number[]): number | undefined {
  return widths.findLast((width) => width <= 1080) ?? widths[0];
}

function sourceSet(picture: PictureFiles, widths: readonly number[], format: string): string {
  const [only] = widths;
  if (only !== undefined && widths.length === 1) return pictureFile(picture, only, format);
  return widths.map((width) => `${pictureFile(picture, width, format)} ${width}w`).join(", ");
}

function mediaType(format: string): string {
  return `image/${format === "jpg" ? "jpeg" : format}`;
}

/** A colour with one digit for each of its three parts: it fills a box for a moment, and a page names a dozen. */
function inBrief(color: string): string {
  return color.replace(/^#(.).(.).(.).$/, "#$1$2$3");
}
