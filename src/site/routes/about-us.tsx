import { data } from "react-router";
import type { Page } from "#contract/page.ts";
import { companyFiguresView } from "#site/components/company-figures-view.server.ts";
import { mostQuoted } from "#site/components/testimonials.tsx";
import { apiFor } from "#site/data/api-client.ts";
import { chartedOffices } from "#site/data/charted-offices.ts";
import { visitorIn } from "#site/data/visitor.server.ts";
import { AboutPage, type AboutView } from "#site/features/about/about-page.tsx";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { htmlOf } from "#site/data/markdown.server.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { sharePictureContext, siteIn } from "#site/data/request-context.ts";
import { sheets } from "#site/styles/sheets.ts";
import companySheet from "#site/styles/sheets/company.css?url";
import { tell } from "#site/seo/structured-data/structured-data.server.tsx";
import { trail } from "#site/seo/structured-data/trail.server.ts";
import type { Route } from "./+types/about-us.ts";

export { shouldReloadPage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const links = sheets(companySheet);

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const locale = localeOfPath(url.pathname);
  const api = apiFor(context, locale);
  const [page, people, countries, footer, visitor] = await Promise.all([
    api.get("page", { params: { slug: "about-us" } }),
    api.want("page", { params: { slug: "our-team" } }),
    api.want("countries"),
    api.want("footerLinks"),
    visitorIn(args),
  ]);
  if (page === null) throw data(null, { status: 404 });
  const { title, description, hero, testimonials } = page;
  const site = siteIn(context, locale);
  context.set(sharePictureContext, page.sharePicture);
  tell(context, trail(site, [{ name: title, to: url.pathname }]));
  const company = footer?.company ?? null;
  const sections = page.sections.map((section) => {
    const shown = { ...section, body: section.body && htmlOf(section.body) };
    const isFigures = section.kind === "figures";
    return { ...shown, figures: isFigures ? companyFiguresView(shown, company, visitor) : null };
  });
  const last = sections.findIndex(({ kind }) => kind === "offices");
  const view: AboutView = {
    title,
    hero,
    testimonials: testimonials
      .slice(0, mostQuoted)
      .map(({ slug, quote, name, country }) => ({ slug, quote, name, country })),
    sections: last === -1 ? sections : sections.slice(0, last),
    lastSections: last === -1 ? [] : sections.slice(last),
    people: people && people.team.length > 0 ? peopleView(people) : null,
    countries: countries?.content.map(({ slug, nameIn }) => ({ slug, nameIn })) ?? [],
    offices: await chartedOffices(api, page.offices),
  };
  return {
    head: { title, description },
    view,
  };
}

function peopleView({ hero: { heading, text }, team }: Page): NonNullable<AboutView["people"]> {
  return {
    heading,
    text,
    departments: team.map(({ slug, name, members }) => ({
      slug,
      name,
      members: members.map(({ slug, name, portrait }) => ({ slug, name, portrait })),
    })),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageHead({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <AboutPage view={loaderData.view} />
    </main>
  );
}
