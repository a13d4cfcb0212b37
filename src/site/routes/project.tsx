import { linkTo } from "#domain/links.ts";
import { localeFacts, type Locale } from "#domain/locale.ts";
import { translatorFor } from "#i18n/messages.ts";
import { apiFor } from "#site/data/api-client.ts";
import { chartAround } from "#site/data/chart-around.ts";
import { projectPage, type ProjectFacts } from "#site/features/project/page.server.ts";
import { ProjectView } from "#site/features/project/project-view.tsx";
import { sectionsOf } from "#site/features/project/section-ids.server.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { htmlOf } from "#site/data/markdown.server.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { placeText } from "#i18n/place-text.ts";
import { projectOfPath } from "#site/data/project-of-path.ts";
import { sharePictureContext, siteIn, todayContext } from "#site/data/request-context.ts";
import { sheets } from "#site/styles/sheets.ts";
import { shortText } from "#site/data/short-text.ts";
import projectSheet from "#site/styles/sheets/project.css?url";
import { projectListing } from "#site/seo/structured-data/project.server.ts";
import { videoObjects } from "#site/seo/structured-data/film.server.ts";
import { tell } from "#site/seo/structured-data/structured-data.server.tsx";
import { trail } from "#site/seo/structured-data/trail.server.ts";
import type { Route } from "./+types/project.ts";

export const links = sheets(projectSheet);

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = url;
  const locale = localeOfPath(pathname);
  const api = apiFor(context, locale);
  const [detail, currencies] = await Promise.all([
    projectOfPath(api, locale, params, url.search),
    api.need("currencies"),
  ]);
  const page = projectPage(detail, searchParams, currencies.content, context.get(todayContext));
  const { project } = page;
  context.set(sharePictureContext, detail.sharePicture);
  const { name, ref, whatsapp, similar, place, video } = project;
  const site = siteIn(context, locale);
  const [country, city] = [place.country.slug, place.city.slug];
  tell(
    context,
    projectListing(detail, site),
    ...videoObjects(video === null ? [] : [video], site.origin),
    trail(site, [
      { name: place.country.name, to: linkTo(locale, "country", { country }) },
      { name: place.city.name, to: linkTo(locale, "city", { country, city }) },
      { name, to: pathname },
    ]),
  );
  const about = {
    project,
    address: site.origin + pathname,
    today: page.today,
    descriptionHtml: htmlOf(detail.description),
    questions: detail.faqs.map(({ q, a }) => ({ question: q, answerHtml: htmlOf(a) })),
    chart: await chartAround(api, project.center, {
      country,
      city,
    }),
  };
  const subject = { name, ref, whatsapp };
  const sections = sectionsOf(page, about.questions.length > 0);
  return {
    head: {
      title: titleOf(project, locale),
      description: shortText(project.summary, localeFacts[locale].iso),
    },
    subject,
    about,
    page,
    sections,
    similar,
  };
}

function titleOf({ name, place }: ProjectFacts, locale: Locale): string {
  const tCard = translatorFor(locale, "card");
  return translatorFor(locale, "project")("title", {
    name,
    place: placeText(place, (names) => tCard("place", names)),
  });
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageHead({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

export default function Project({ loaderData }: Route.ComponentProps) {
  return <ProjectView {...loaderData} />;
}
