import type { DeveloperSummary } from "#contract/developer.ts";
import type { Paging as PageOfList } from "#contract/shared.ts";
import { linkTo } from "#domain/links.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import { pagingView, type PagingView } from "#site/components/paging-view.server.ts";
import type { PictureFiles } from "#site/ui/picture.tsx";
import { developerListingHref } from "./developer-view.server.ts";

export interface DeveloperListView {
  developers: readonly DeveloperRowView[];
  paging: PagingView | null;
}

export interface DeveloperRowView {
  name: string;
  href: string;
  logo: PictureFiles;
  headquarters: string;
  summary: string;
  /** Founding year and country in one line, for narrow screens. */
  since: string;
  founded: number;
  /** Country they build in; null when the site does not cover it. */
  country: { name: string; href: string } | null;
  delivered: string;
  underConstruction: string;
  /** Number of listed projects. */
  projects: string;
  /** Link to their listing; null without projects. */
  listing: { href: string; label: string } | null;
}

export function developerListView(
  developers: readonly DeveloperSummary[],
  page: PageOfList,
  visitor: Visitor,
): DeveloperListView {
  const { locale } = visitor;
  const hrefOf = (number: number) => linkTo(locale, "developer-companies", { page: number });
  return {
    developers: developers.map((developer) => developerRowView(developer, visitor)),
    paging: pagingView(page, hrefOf, locale),
  };
}

function developerRowView(
  developer: DeveloperSummary,
  { locale, format }: Visitor,
): DeveloperRowView {
  const t = translatorFor(locale, "developers");
  const { slug, name, logo, headquarters, summary, country, founded, projects } = developer;
  const year = String(founded);
  return {
    name,
    href: linkTo(locale, "developer-company", { slug }),
    logo,
    headquarters,
    summary,
    since: country === null ? t("since", { year }) : t("since_in", { country: country.name, year }),
    founded,
    country: country && {
      name: country.name,
      href: linkTo(locale, "country", { country: country.slug }),
    },
    delivered: format.number(developer.delivered),
    underConstruction: format.number(developer.underConstruction),
    projects: format.number(projects),
    listing:
      projects === 0
        ? null
        : {
            href: developerListingHref(locale, slug),
            label: t("homes", { name, count: projects }),
          },
  };
}
