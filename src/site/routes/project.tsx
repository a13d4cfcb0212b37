import { localeFacts } from "#domain/locale.ts";
import { translatorFor } from "#i18n/messages.ts";
import { apiFor } from "#site/data/api-client.ts";
import { chartAround } from "#site/data/chart-around.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { htmlOf } from "#site/data/markdown.server.ts";
import { projectOfPath } from "#site/data/project-of-path.ts";
import { sharePictureContext, siteIn, todayContext } from "#site/data/request-context.ts";
import { shortText } from "#site/data/short-text.ts";
import { visitorIn } from "#site/data/visitor.server.ts";
import { projectPage } from "#site/features/project/page.server.ts";
import { ProjectSections } from "#site/features/project/project-sections.tsx";
import { projectView } from "#site/features/project/project-view.server.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { videoObjects } from "#site/seo/structured-data/film.server.ts";
import { projectListing } from "#site/seo/structured-data/project.server.ts";
import { tell } from "#site/seo/structured-data/structured-data.server.tsx";
import { trail } from "#site/seo/structured-data/trail.server.ts";
import { sheets } from "#site/styles/sheets.ts";
import projectSheet from "#site/styles/sheets/project.css?url";
import type { Route } from "./+types/project.ts";

export { shouldReloadPage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const links = sheets(projectSheet);

export async function loader(args: Route.LoaderArgs) {
  const { params, url, context } = args;
  const { pathname, searchParams, search } = url;
  const locale = localeOfPath(pathname);
  const api = apiFor(context, locale);
  const [detail, currencies, visitor] = await Promise.all([
    projectOfPath(api, locale, params, search),
    api.need("currencies"),
    visitorIn(args),
  ]);
  const { name, ref, whatsapp, place, center } = detail;
  const site = siteIn(context, locale);
  const page = projectPage(detail, searchParams, currencies.content, context.get(todayContext));
  const around = { country: place.country.slug, city: place.city.slug };
  const texts = {
    address: site.origin + pathname,
    descriptionHtml: htmlOf(detail.description),
    questions: detail.faqs.map(({ q, a }) => ({ question: q, answerHtml: htmlOf(a) })),
    chart: await chartAround(api, center, around),
  };
  const view = projectView(page, texts, visitor);
  context.set(sharePictureContext, detail.sharePicture);
  tell(
    context,
    projectListing(detail, site),
    ...videoObjects(detail.video === null ? [] : [detail.video], site.origin),
    trail(site, [...view.crumbs, { name, to: pathname }]),
  );
  return {
    head: {
      title: translatorFor(locale, "project")("title", { name, place: view.placeName }),
      description: shortText(detail.summary, localeFacts[locale].iso),
    },
    subject: { place: around, project: { name, ref, whatsapp } },
    view,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageHead({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

export default function Project({ loaderData }: Route.ComponentProps) {
  return <ProjectSections view={loaderData.view} />;
}
