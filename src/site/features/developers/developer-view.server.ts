import type { Developer } from "#contract/developer.ts";
import { emptyCriteria, writeSearchCriteria } from "#contract/search-criteria.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import type { NewestProjectsProps } from "#site/components/newest-projects.tsx";
import type { HeroView } from "#site/components/page-hero.tsx";
import type { Fact } from "#site/components/place-facts.tsx";
import { projectCardView } from "#site/components/project-card-view.server.ts";
import type { PictureFiles } from "#site/ui/picture.tsx";

export interface DeveloperView {
  hero: HeroView;
  logo: PictureFiles;
  /** Completed and current projects. */
  record: readonly Fact[];
  story: DeveloperStoryView;
  projects: NewestProjectsProps;
  ask: { heading: string; text: string; chat: string };
}

export interface DeveloperStoryView {
  /** HTML from the Markdown renderer. */
  html: string;
  headquarters: string;
  /** Country they build in; null when the site does not cover it. */
  country: { name: string; href: string } | null;
  awards: readonly string[];
}

export function developerView(
  developer: Developer,
  storyHtml: string,
  visitor: Visitor,
): DeveloperView {
  const { locale } = visitor;
  const t = translatorFor(locale, "developer");
  const { slug, listed, country, summary, image, logo, headquarters, awards } = developer;
  const name = isolate(developer.name);
  return {
    hero: {
      breadcrumbs: {
        ancestors: [
          {
            name: translatorFor(locale, "developers")("title"),
            to: linkTo(locale, "developer-companies"),
          },
        ],
        current: developer.name,
      },
      heading: developer.name,
      summary,
      image,
    },
    logo,
    record: recordView(developer, visitor),
    story: {
      html: storyHtml,
      headquarters,
      country: country && {
        name: country.name,
        href: linkTo(locale, "country", { country: country.slug }),
      },
      awards,
    },
    projects: {
      heading: t("projects", { name }),
      projects: listed.map((project) => projectCardView(project, visitor)),
      total: listed.length,
      listing:
        listed.length === 0
          ? linkTo(locale, "listing", { country: country?.slug ?? "properties" })
          : developerListingHref(locale, slug),
      emptyText: t("none"),
    },
    ask: {
      heading: t("ask.heading", { name }),
      text: t("ask.text"),
      chat: t("ask.chat", { name: developer.name }),
    },
  };
}

function recordView(
  { delivered, underConstruction, projects, founded }: Developer,
  { locale, format }: Visitor,
): Fact[] {
  const t = translatorFor(locale, "developer");
  const plain = (main: string) => ({ before: "", main, after: "" });
  return [
    { label: t("delivered"), figure: plain(format.number(delivered)) },
    { label: t("building"), figure: plain(format.number(underConstruction)) },
    { label: t("projects_listed"), figure: plain(format.number(projects)) },
    { label: t("founded"), figure: plain(String(founded)) },
  ];
}

/** Listing of a developer's projects in all countries. */
export function developerListingHref(locale: Locale, developer: string): string {
  const listing = linkTo(locale, "listing", { country: "properties" });
  return `${listing}?${writeSearchCriteria({ ...emptyCriteria, developer: [developer] })}`;
}
