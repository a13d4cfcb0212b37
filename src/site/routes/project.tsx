import { localeFacts } from "#domain/locale.ts";
import { translatorFor } from "#i18n/messages.ts";
import { apiFor } from "#site/api-client.ts";
import { chartAround } from "#site/chart-around.ts";
import { Gallery } from "#site/features/project/gallery.tsx";
import { NoGallery } from "#site/features/project/no-gallery.tsx";
import { projectPage } from "#site/features/project/page.server.ts";
import { PriceBar } from "#site/features/project/price-bar.tsx";
import { ProjectCrumbs } from "#site/features/project/project-crumbs.tsx";
import { ProjectHead } from "#site/features/project/project-head.tsx";
import { ProjectSections } from "#site/features/project/project-sections.tsx";
import { Similar } from "#site/features/project/similar.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { htmlOf } from "#site/markdown.server.ts";
import { pageHead } from "#site/page-head.ts";
import { placeText } from "#site/parts/place-text.ts";
import { TideKey, TideLine } from "#site/parts/tide-line.tsx";
import { projectOfPath } from "#site/project-of-path.ts";
import { siteOriginContext, todayContext } from "#site/request-context.ts";
import { sheets } from "#site/sheets.ts";
import { shortText } from "#site/short-text.ts";
import figuresSheet from "#site/styles/sheets/figures.css?url";
import projectSheet from "#site/styles/sheets/project.css?url";
import type { Route } from "./+types/project.ts";

export const links = sheets(figuresSheet, projectSheet);

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = url;
  const locale = localeOfPath(pathname);
  const api = apiFor(context, locale);
  const [project, currencies] = await Promise.all([
    projectOfPath(api, locale, params),
    api.need("currencies"),
  ]);
  return {
    page: projectPage(project, searchParams, currencies.content, context.get(todayContext)),
    descriptionHtml: htmlOf(project.description),
    questions: project.faqs.map(({ q, a }) => ({ question: q, answerHtml: htmlOf(a) })),
    chart: await chartAround(api, project.center, {
      country: project.place.country.slug,
      city: project.place.city.slug,
    }),
    address: context.get(siteOriginContext) + pathname,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const locale = localeOfPath(location.pathname);
  const { name, place, summary } = loaderData.page.project;
  const tCard = translatorFor(locale, "card");
  return pageHead({
    locale,
    title: translatorFor(locale, "project")("title", {
      name,
      place: placeText(place, (names) => tCard("place", names)),
    }),
    description: shortText(summary, localeFacts[locale].iso),
  });
}

export default function Project({ loaderData }: Route.ComponentProps) {
  const { page, address, ...texts } = loaderData;
  const { project } = page;
  return (
    <>
      <main id="main">
        <div className="wrap">
          <ProjectCrumbs project={project} />
          <ProjectHead project={project} address={address} />
          {project.images.length > 0 ? (
            <Gallery project={project} />
          ) : (
            <NoGallery project={project} />
          )}
          <TideLine plan={project.plan} />
          <div className="only-small">
            <TideKey plan={project.plan} />
          </div>
        </div>
        <ProjectSections page={page} {...texts} />
        {project.similar.length > 0 && <Similar projects={project.similar} />}
      </main>
      <PriceBar project={project} />
    </>
  );
}
