import type { ProjectSummary } from "#contract/project.ts";
import { coastOf } from "#site/parts/coast-of.ts";
import { Chart } from "#site/ui/chart.tsx";
import { Picture } from "#site/ui/picture.tsx";

interface CoverProps {
  project: Pick<ProjectSummary, "cover" | "place">;
  /** How wide it is drawn, as in `<img sizes>`. */
  sizes: string;
  /** For the first pictures of a page. */
  eager?: boolean;
}

/** A project's first picture; the sea chart of its coast where it has none. */
export function Cover({ project: { cover, place }, sizes, eager = false }: CoverProps) {
  if (cover === null) return <Chart drawing={coastOf(place.country.slug)} />;
  return <Picture picture={cover} sizes={sizes} eager={eager} />;
}
