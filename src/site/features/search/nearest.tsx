import { useTranslations } from "use-intl";
import type { Listing } from "#contract/listing.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { activeGroups } from "#site/features/search/filter-groups.ts";
import { useFilterNames } from "#site/features/search/filter-names.ts";
import type { Instead, ListingView } from "#site/features/search/listing-view.ts";
import { RateNote } from "#site/components/price-figure.tsx";
import { ProjectCard } from "#site/components/project-card.tsx";

interface NearestProps {
  view: ListingView;
  instead: Instead;
}

/** What the first way out brings, and in words which wishes that does not meet. */
export function Nearest({ view: { selection, facets }, instead }: NearestProps) {
  const t = useTranslations("listing");
  const names = useFilterNames();
  const { format } = useVisitor();
  const { everywhere, nearest } = instead;
  if (everywhere !== null) {
    return <Shelf heading={t("nearest_everywhere")} projects={everywhere.projects} />;
  }
  if (nearest === null || nearest.content.length === 0) return null;
  const { without, content } = nearest;
  const { criteria } = selection;
  // Without the only thing that was asked for, nothing is near: these are simply the newest.
  if (activeGroups(criteria).join() === "query") {
    return <Shelf heading={t("nearest_new")} projects={content} />;
  }
  const filters = format.list(without.map((group) => names.quoted(group, criteria, facets)));
  return <Shelf heading={t("nearest", { filters })} projects={content} />;
}

function Shelf({ heading, projects }: { heading: string; projects: Listing["content"] }) {
  return (
    <section className="nearest">
      <h2 className="h-3">{heading}</h2>
      <div className="grid grid--cards">
        {projects.map((project) => (
          <ProjectCard key={project.slug} project={project} />
        ))}
      </div>
      <RateNote />
    </section>
  );
}
