import { useTranslations } from "use-intl";
import { parseAskedPage } from "#contract/page-query.ts";
import { linkTo } from "#domain/links.ts";
import { translatorFor } from "#i18n/messages.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { apiFor } from "#site/api-client.ts";
import { FilmList } from "#site/features/videos/film-list.tsx";
import { NoFilms } from "#site/features/videos/no-films.tsx";
import { arrangeProgramme } from "#site/features/videos/programme.ts";
import { SeeItLive } from "#site/features/videos/see-it-live.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { pageHead } from "#site/page-head.ts";
import { pagedTitle, refusePastEnd } from "#site/paged-list.ts";
import { Paging } from "#site/parts/paging.tsx";
import { FilmsByTurn } from "#site/parts/films-by-turn.ts";
import { Breadcrumbs } from "#site/parts/breadcrumbs.tsx";
import { sheets } from "#site/sheets.ts";
import videosSheet from "#site/styles/sheets/videos.css?url";
import type { Route } from "./+types/videos.ts";

export const links = sheets(videosSheet);

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiFor(context, localeOfPath(url.pathname));
  const asked = parseAskedPage(url.searchParams);
  const [{ content, page }, featured] = await Promise.all([
    api.need("videos", { query: asked }),
    asked.page === 1 ? api.want("featuredVideos") : null,
  ]);
  refusePastEnd(page);
  return {
    page,
    programme: arrangeProgramme({ page: content, featured: featured?.content ?? [] }),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { page } = loaderData;
  const locale = localeOfPath(location.pathname);
  const t = translatorFor(locale, "videos");
  const title = t("title");
  return pageHead({
    locale,
    title: pagedTitle(locale, title, page),
    description: t("description"),
    indexed: page.total > 0,
  });
}

export default function Videos({ loaderData }: Route.ComponentProps) {
  const { page, programme } = loaderData;
  const { lead } = programme;
  const { locale } = useVisitor();
  const t = useTranslations("videos");
  return (
    <main id="main" className="films wrap">
      <Breadcrumbs here={t("crumb")} />
      <div className="head">
        <h1>{t("heading")}</h1>
        <div>
          <p className="lede">{t("lede")}</p>
          {page.number > 1 && <p>{t("page", { page: page.number, pages: page.pages })}</p>}
        </div>
      </div>
      <FilmsByTurn />
      {lead === null ? <NoFilms /> : <FilmList {...programme} lead={lead} />}
      <Paging page={page} hrefOf={(number) => linkTo(locale, "videos", { page: number })} />
      <SeeItLive />
    </main>
  );
}
