import type { ProjectSummary } from "#contract/project.ts";
import { coastOf } from "#site/components/coast-of.ts";
import { Chart } from "#site/ui/chart.tsx";
import { Picture, type PictureProps } from "#site/ui/picture.tsx";

interface CoverProps extends Pick<PictureProps, "sizes" | "from" | "upTo" | "eager" | "earlyIn"> {
  project: Pick<ProjectSummary, "cover" | "place">;
}

/** A project's first picture; the sea chart of its coast where it has none. */
export function Cover({ project: { cover, place }, ...picture }: CoverProps) {
  if (cover === null) return <Chart drawing={coastOf(place.country.slug)} />;
  return <Picture picture={cover} {...picture} />;
}
