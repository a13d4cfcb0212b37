import type { ProjectSummary } from "#contract/project.ts";
import { coastOf } from "#site/parts/coast-of.ts";
import { Chart } from "#site/ui/chart.tsx";
import { Picture } from "#site/ui/picture.tsx";

interface CoverProps {
  project: Pick<ProjectSummary, "cover" | "place">;
  /** How wide it is drawn, as in `<img sizes>`. */
  sizes: string;
  /** The widest file that is worth offering. */
  upTo?: number;
  /** For the first pictures of a page. */
  eager?: boolean;
}

/** A project's first picture; the sea chart of its coast where it has none. */
export function Cover({ project: { cover, place }, sizes, upTo, eager = false }: CoverProps) {
  if (cover === null) return <Chart drawing={coastOf(place.country.slug)} />;
  return <Picture picture={cover} sizes={sizes} upTo={upTo} eager={eager} />;
}
