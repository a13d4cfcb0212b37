import { coastOf } from "#site/components/coast-of.ts";
import { Chart } from "#site/ui/chart.tsx";
import type { ProjectFacts } from "./page.server.ts";

/** A band of the sea chart where a project has no photographs. */
export function NoGallery({ project: { place } }: { project: ProjectFacts }) {
  return (
    <div className="gallery gallery--none">
      <Chart drawing={coastOf(place.country.slug)} />
    </div>
  );
}
