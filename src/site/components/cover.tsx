import type { Picture as PictureFacts } from "#contract/picture.ts";
import type { coastOf } from "#site/components/coast-of.ts";
import { CoastDrawing } from "#site/ui/coast-drawing.tsx";
import { Picture, type PictureProps } from "#site/ui/picture.tsx";

/** A picture, or the name of the drawing that replaces it. */
export type CoverView = PictureFacts | ReturnType<typeof coastOf>;

interface CoverProps extends Pick<
  PictureProps,
  "sizes" | "from" | "upTo" | "eager" | "preloadMedia"
> {
  cover: CoverView;
}

export function Cover({ cover, ...picture }: CoverProps) {
  if (typeof cover === "string") return <CoastDrawing drawing={cover} />;
  return <Picture picture={cover} {...picture} />;
}
