import { data } from "react-router";
import type { ProjectPath } from "#contract/enquiry/enquiry-query.ts";
import { parseThanksQuery } from "#contract/enquiry/thanks-query.ts";
import type { Office } from "#contract/settings.ts";
import { isOpenAt, nextOpening } from "#domain/opening-hours.ts";
import { type ApiClient, apiFor } from "#site/data/api-client.ts";
import type { AnsweringOffice } from "#site/features/thanks/office-times.tsx";
import { ThanksPage, type ThanksView } from "#site/features/thanks/thanks-page.tsx";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { sectionsOf } from "#site/data/page-sections.server.ts";
import { routeMiddleware } from "#site/data/route-middleware.ts";
import { sheets } from "#site/styles/sheets.ts";
import enquirySheet from "#site/styles/sheets/enquiry.css?url";
import type { Route } from "./+types/thanks-you.ts";

export { shouldRevalidatePage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const middleware = routeMiddleware("noindex");

export const links = sheets(enquirySheet);

/** Shows the current time and may name an enquiry, so it is never cached. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const thanked = parseThanksQuery(url.searchParams);
  const api = apiFor(context, localeOfPath(url.pathname));
  const [page, footer, project] = await Promise.all([
    api.get("page", { params: { slug: "thanks-you" } }),
    api.getOptional("footerLinks"),
    thanked.project && findProject(api, thanked.project),
  ]);
  if (page === null) throw data(null, { status: 404 });
  const office = footer?.company.offices.find(({ city }) => city.slug === thanked.office);
  const { title, description, hero } = page;
  const view: ThanksView = {
    thanked,
    title,
    hero,
    sections: sectionsOf(page, ["next-steps", "partnership"]),
    answeringOffice: office === undefined ? null : answeringAt(office, new Date()),
    project,
  };
  const subject = office && {
    place: { country: office.country, city: office.city.slug },
    project: null,
  };
  const loaded = {
    head: { title, description },
    subject,
    view,
  };
  return data(loaded, { headers: { "Cache-Control": "no-store" } });
}

/** Null when it does not exist or cannot be loaded: the page works without it. */
async function findProject(api: ApiClient, { country, city, slug }: ProjectPath) {
  const project = await api.getOptional("project", { params: { a: city, b: slug } });
  if (project?.place.country.slug !== country) return null;
  return { name: project.name, path: { country, city, slug } };
}

function answeringAt(office: Office, now: Date): AnsweringOffice {
  const { city, timeZone, openingHours } = office;
  return {
    office: { city, timeZone, openingHours },
    isOpen: isOpenAt(office, now),
    nextOpening: nextOpening(office, now),
  };
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageMeta({
    locale: localeOfPath(location.pathname),
    ...loaderData.head,
    indexed: false,
  });
}

export default function ThanksYou({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <main id="main">
      <ThanksPage view={view} />
    </main>
  );
}
