import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { homeListLimits } from "#contract/home-list.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { ownEntry } from "#site/features/shortlist/own-entry.ts";
import { keptHomes, returnHome, useKeptHomes } from "#site/components/kept-homes/kept-homes.ts";
import { tellNews, useKeptNews, type KeptNews } from "#site/components/kept-homes/kept-news.ts";
import { Sentences } from "#site/components/sentences.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

/** Milliseconds that a confirmation shows; one that offers undo stays until navigation. */
const savedMs = 8_000;

/** Status message below the header about changes of the shortlist, visible and announced. */
export function KeptNotice() {
  const { pathname } = useLocation();
  const t = useTranslations("kept.news");
  const news = useKeptNews("shortlist");
  const root = useRef<HTMLDivElement>(null);

  const page = useRef(pathname);

  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    tellNews(null); // the message belongs to the page of the action
  }, [pathname]);

  useEffect(() => {
    if (news?.kind !== "added") return;
    const timer = setInterval(() => {
      if (root.current?.matches(":hover, :focus-within") === false) tellNews(null);
    }, savedMs);
    return () => clearInterval(timer);
  }, [news]);

  return (
    <div className="kept-note" role="status" tabIndex={-1} ref={root}>
      {news && (
        <div className="kept-note__in">
          <div>
            <NewsText news={news} />
          </div>
          <button
            className="act"
            type="button"
            aria-label={t("close")}
            onClick={() => tellNews(null)}
          >
            <Icon name="x" />
          </button>
          <WayOn news={news} onUndone={() => root.current?.focus()} />
        </div>
      )}
    </div>
  );
}

function NewsText({ news }: { news: KeptNews }) {
  const t = useTranslations("kept.news");
  const count = useKeptHomes("shortlist").length;
  const home = (name: ReactNode) => <bdi>{name}</bdi>;
  switch (news.kind) {
    case "added":
      return t.rich("added", { name: news.name, count, home });
    case "removed":
      return t.rich("removed", { name: news.name, count, home });
    case "full":
      return t.rich("full", { name: news.name, limit: homeListLimits.shortlist, home });
    case "added_all":
      return (
        <Sentences
          of={[t("added_all", { count }), news.left > 0 && t("left", { left: news.left })]}
        />
      );
  }
}

function WayOn({ news, onUndone }: { news: KeptNews; onUndone: () => void }) {
  const t = useTranslations("kept.news");
  const { locale } = useVisitorChoice();
  const { pathname } = useLocation();
  const homes = useKeptHomes("shortlist");
  if (news.kind === "removed") {
    return (
      <button className="keep" type="button" onClick={() => undo(news, onUndone)}>
        {t("undo")}
      </button>
    );
  }
  if (pathname === linkTo(locale, "shortlist")) return null;
  return (
    <Link className="go" to={linkTo(locale, "shortlist", { homes })} state={ownEntry}>
      {t("open")}
      <Icon name="arrow-right" />
    </Link>
  );
}

/** The pressed button unmounts, so focus moves to the message. */
function undo(news: Extract<KeptNews, { ref: string }>, onUndone: () => void): void {
  const { list, ref, name, place } = news;
  const kind = returnHome(list, ref, place) ? "added" : "full";
  tellNews({ list, kind, ref, name, place: keptHomes(list).indexOf(ref) });
  onUndone();
}
