import { localeFacts } from "#domain/locale.ts";
import { translatorFor } from "#i18n/messages.ts";
import { apiFor } from "#site/data/api-client.ts";
import { loadPlaceChart } from "#site/data/load-place-chart.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { renderMarkdown } from "#site/data/markdown.server.ts";
import { loadProject } from "#site/data/load-project.ts";
import { sharePictureContext, localizedSite, todayContext } from "#site/data/request-context.ts";
import { truncateText } from "#site/data/truncate-text.ts";
import { loadVisitor } from "#site/data/visitor.server.ts";
import { calculateProject } from "#site/features/project/project-calculation.server.ts";
import { ProjectSections } from "#site/features/project/project-sections.tsx";
import { projectView } from "#site/features/project/project-view.server.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { videoObjects } from "#site/seo/structured-data/video.server.ts";
import { projectListing } from "#site/seo/structured-data/project.server.ts";
import { addJsonLd } from "#site/seo/structured-data/json-ld.server.tsx";
import { breadcrumbList } from "#site/seo/structured-data/breadcrumbs.server.ts";
import { sheets } from "#site/styles/sheets.ts";
import projectSheet from "#site/styles/sheets/project.css?url";
import type { Route } from "./+types/project.ts";

export { shouldRevalidatePage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const links = sheets(projectSheet);

export async function loader(args: Route.LoaderArgs) {
  const { params, url, context } = args;
  const { pathname, searchParams, search } = url;
  const locale = localeOfPath(pathname);
  const api = apiFor(context, locale);
  const [detail, currencies, visitor] = await Promise.all([
    loadProject(api, locale, params, search),
    api.getRequired("currencies"),
    loadVisitor(args),
  ]);
  const { name, ref, whatsapp, place, center } = detail;
  const site = localizedSite(context, locale);
  const page = calculateProject(
    detail,
    searchParams,
    currencies.content,
    context.get(todayContext),
  );
  const placeSlugs = { country: place.country.slug, city: place.city.slug };
  const texts = {
    url: site.origin + pathname,
    descriptionHtml: renderMarkdown(detail.description),
    questions: detail.faqs.map(({ q, a }) => ({ question: q, answerHtml: renderMarkdown(a) })),
    chart: await loadPlaceChart(api, center, placeSlugs),
  };
  const view = projectView(page, texts, visitor);
  context.set(sharePictureContext, detail.sharePicture);
  addJsonLd(
    context,
    projectListing(detail, site),
    ...videoObjects(detail.video === null ? [] : [detail.video], site.origin),
    breadcrumbList(site, [...view.crumbs, { name, to: pathname }]),
  );
  return {
    head: {
      title: translatorFor(locale, "project")("title", { name, place: view.placeName }),
      description: truncateText(detail.summary, localeFacts[locale].iso),
    },
    subject: { place: placeSlugs, project: { name, ref, whatsapp } },
    view,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageMeta({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

export default function Project({ loaderData }: Route.ComponentProps) {
  return <ProjectSections view={loaderData.view} />;
}
