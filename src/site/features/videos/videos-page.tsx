import { useTranslations } from "use-intl";
import type { Paging as PageOfList } from "#contract/shared.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { FilmList } from "#site/features/videos/film-list.tsx";
import { NoFilms } from "#site/features/videos/no-films.tsx";
import type { Programme } from "#site/features/videos/programme.ts";
import { SeeItLive } from "#site/features/videos/see-it-live.tsx";
import { Breadcrumbs } from "#site/components/breadcrumbs.tsx";
import { Paging } from "#site/components/paging.tsx";

export interface VideosView {
  page: PageOfList;
  programme: Programme;
}

/** A page of films. */
export function VideosPage({ page, programme }: VideosView) {
  const { lead } = programme;
  const { locale } = useVisitor();
  const t = useTranslations("videos");
  return (
    <>
      <Breadcrumbs here={t("crumb")} />
      <div className="head">
        <h1>{t("heading")}</h1>
        <div>
          <p className="lede">{t("lede")}</p>
          {page.number > 1 && <p>{t("page", { page: page.number, pages: page.pages })}</p>}
        </div>
      </div>
      {lead === null ? <NoFilms /> : <FilmList {...programme} lead={lead} />}
      <Paging page={page} hrefOf={(number) => linkTo(locale, "videos", { page: number })} />
      <SeeItLive />
    </>
  );
}
