import { data } from "react-router";
import { apiFor } from "#site/data/api-client.ts";
import { chartedOffices } from "#site/data/charted-offices.ts";
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

export const links = sheets(companySheet);

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  const api = apiFor(context, locale);
  const [page, people, countries] = await Promise.all([
    api.get("page", { params: { slug: "about-us" } }),
    api.want("page", { params: { slug: "our-team" } }),
    api.want("countries"),
  ]);
  if (page === null) throw data(null, { status: 404 });
  const { title, description, hero, testimonials } = page;
  const site = siteIn(context, locale);
  context.set(sharePictureContext, page.sharePicture);
  tell(context, trail(site, [{ name: title, to: url.pathname }]));
  const sections = page.sections.map(({ body, ...section }) => ({
    ...section,
    body: body && htmlOf(body),
  }));
  const last = sections.findIndex(({ kind }) => kind === "offices");
  const view: AboutView = {
    title,
    hero,
    testimonials,
    sections: last === -1 ? sections : sections.slice(0, last),
    lastSections: last === -1 ? [] : sections.slice(last),
    people: people && people.team.length > 0 ? { hero: people.hero, team: people.team } : null,
    countries: countries?.content ?? [],
    offices: await chartedOffices(api, page.offices),
  };
  return {
    head: { title, description },
    view,
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
