import { useTranslations } from "use-intl";
import type { Listing } from "#contract/listing.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useFilterNames } from "#site/features/search/filter-names.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { RateNote } from "#site/parts/price-figure.tsx";
import { ProjectCard } from "#site/parts/project-card.tsx";

interface NearestProps {
  view: ListingView;
  nearest: NonNullable<Listing["nearest"]>;
}

/** What comes nearest where nothing matches, and in words which wishes it does not meet. */
export function Nearest({ view: { selection, facets }, nearest }: NearestProps) {
  const t = useTranslations("listing");
  const names = useFilterNames();
  const { format } = useVisitor();
  const filters = nearest.without.map((group) => names.quoted(group, selection.criteria, facets));
  return (
    <section className="nearest">
      <h2 className="h-3">{t("nearest", { filters: format.list(filters) })}</h2>
      <div className="grid grid--cards">
        {nearest.content.map((project) => (
          <ProjectCard key={project.slug} project={project} />
        ))}
      </div>
      <RateNote />
    </section>
  );
}
