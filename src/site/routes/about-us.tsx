import { data } from "react-router";
import type { Page } from "#contract/page.ts";
import { companyFiguresView } from "#site/components/company-figures-view.server.ts";
import { maxTestimonials } from "#site/components/testimonials.tsx";
import { apiFor } from "#site/data/api-client.ts";
import { loadOfficeCharts } from "#site/data/load-office-charts.ts";
import { loadVisitor } from "#site/data/visitor.server.ts";
import { AboutPage, type AboutView } from "#site/features/about/about-page.tsx";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { renderMarkdown } from "#site/data/markdown.server.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { sharePictureContext, localizedSite } from "#site/data/request-context.ts";
import { sheets } from "#site/styles/sheets.ts";
import companySheet from "#site/styles/sheets/company.css?url";
import { addJsonLd } from "#site/seo/structured-data/json-ld.server.tsx";
import { breadcrumbList } from "#site/seo/structured-data/breadcrumbs.server.ts";
import type { Route } from "./+types/about-us.ts";

export { shouldRevalidatePage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const links = sheets(companySheet);

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const locale = localeOfPath(url.pathname);
  const api = apiFor(context, locale);
  const [page, people, countries, footer, visitor] = await Promise.all([
    api.get("page", { params: { slug: "about-us" } }),
    api.getOptional("page", { params: { slug: "our-team" } }),
    api.getOptional("countries"),
    api.getOptional("footerLinks"),
    loadVisitor(args),
  ]);
  if (page === null) throw data(null, { status: 404 });
  const { title, description, hero, testimonials } = page;
  const site = localizedSite(context, locale);
  context.set(sharePictureContext, page.sharePicture);
  addJsonLd(context, breadcrumbList(site, [{ name: title, to: url.pathname }]));
  const company = footer?.company ?? null;
  const sections = page.sections.map((section) => {
    const shown = { ...section, body: section.body && renderMarkdown(section.body) };
    const isFigures = section.kind === "figures";
    return { ...shown, figures: isFigures ? companyFiguresView(shown, company, visitor) : null };
  });
  const last = sections.findIndex(({ kind }) => kind === "offices");
  const view: AboutView = {
    title,
    hero,
    testimonials: testimonials
      .slice(0, maxTestimonials)
      .map(({ slug, quote, name, country }) => ({ slug, quote, name, country })),
    sections: last === -1 ? sections : sections.slice(0, last),
    sectionsAfterTestimonials: last === -1 ? [] : sections.slice(last),
    team: people && people.team.length > 0 ? peopleView(people) : null,
    countries: countries?.content.map(({ slug, nameIn }) => ({ slug, nameIn })) ?? [],
    offices: await loadOfficeCharts(api, page.offices),
  };
  return {
    head: { title, description },
    view,
  };
}

function peopleView({ hero: { heading, text }, team }: Page): NonNullable<AboutView["team"]> {
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
  return pageMeta({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <AboutPage view={loaderData.view} />
    </main>
  );
}
