import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Breadcrumbs } from "#site/components/breadcrumbs.tsx";
import type { ProjectFacts } from "./page.server.ts";

export function ProjectCrumbs({ project: { name, place } }: { project: ProjectFacts }) {
  const { locale } = useVisitor();
  const [country, city] = [place.country.slug, place.city.slug];
  return (
    <Breadcrumbs
      above={[
        { name: place.country.name, to: linkTo(locale, "country", { country }) },
        { name: place.city.name, to: linkTo(locale, "city", { country, city }) },
      ]}
      here={name}
    />
  );
}
