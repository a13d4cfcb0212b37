import { useTranslations } from "use-intl";
import type { ProjectSummary } from "#contract/project.ts";
import type { TownSummary } from "#contract/region.ts";
import { anyCriteria, searchQuery } from "#contract/search-criteria.ts";
import { linkTo } from "#domain/links.ts";
import { statusesForSale } from "#domain/vocabulary.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { homesForSale } from "#site/features/guide/homes-for-sale.ts";
import { NewestProjects } from "#site/components/newest-projects.tsx";

interface TownHomesProps {
  town: Pick<TownSummary, "slug" | "name" | "nameIn" | "city" | "country">;
  projects: readonly ProjectSummary[];
}

/** A town's projects with homes for sale; one that has none leads to its city's. */
export function TownHomes({ town, projects }: TownHomesProps) {
  const t = useTranslations("guide.homes");
  const tCity = useTranslations("overview.city");
  const { locale } = useVisitor();
  const { slug, name, nameIn, city, country } = town;
  const names = { name, place: nameIn };
  const inCity = linkTo(locale, "listing", { country: country.slug, city: city.slug });
  const { open, shown } = homesForSale(projects);
  const isEmpty = open.length === 0;
  const status = open.length < projects.length ? statusesForSale : [];
  const inTown = `${inCity}?${searchQuery({ ...anyCriteria, town: [slug], status })}`;
  return (
    <NewestProjects
      heading={t("heading", names)}
      projects={shown}
      total={open.length}
      listing={isEmpty ? inCity : inTown}
      none={tCity("none", names)}
      {...(isEmpty && { seeAll: t("elsewhere", { name: city.name, place: city.nameIn }) })}
    />
  );
}
