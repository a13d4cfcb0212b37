import type { Picture as PictureFacts } from "#contract/picture.ts";
import type { coastOf } from "#site/components/coast-of.ts";
import { Chart } from "#site/ui/chart.tsx";
import { Picture, type PictureProps } from "#site/ui/picture.tsx";

/** A picture, or the drawing that stands in its place. */
export type CoverView = PictureFacts | ReturnType<typeof coastOf>;

interface CoverProps extends Pick<PictureProps, "sizes" | "from" | "upTo" | "eager" | "earlyIn"> {
  cover: CoverView;
}

/** A project's first picture; the sea chart of its coast where it has none. */
export function Cover({ cover, ...picture }: CoverProps) {
  if (typeof cover === "string") return <Chart drawing={cover} />;
  return <Picture picture={cover} {...picture} />;
}
