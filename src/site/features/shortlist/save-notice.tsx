import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { savedListLimits } from "#contract/saved-list.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { deviceListState } from "#site/features/shortlist/device-list-state.ts";
import {
  savedProjects,
  restoreProject,
  useSavedProjects,
} from "#site/components/saved-projects/saved-projects.ts";
import {
  publishSaveEvent,
  useSaveEvent,
  type SaveEvent,
} from "#site/components/saved-projects/save-events.ts";
import { Sentences } from "#site/components/sentences.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

/** Milliseconds that a confirmation shows; one that offers undo stays until navigation. */
const addedNoticeMs = 8_000;

/** Status message below the header about changes of the shortlist, visible and announced. */
export function SaveNotice() {
  const { pathname } = useLocation();
  const t = useTranslations("saved_projects.notice");
  const news = useSaveEvent("shortlist");
  const root = useRef<HTMLDivElement>(null);

  const page = useRef(pathname);

  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    publishSaveEvent(null); // the message belongs to the page of the action
  }, [pathname]);

  useEffect(() => {
    if (news?.kind !== "added") return;
    const timer = setInterval(() => {
      if (root.current?.matches(":hover, :focus-within") === false) publishSaveEvent(null);
    }, addedNoticeMs);
    return () => clearInterval(timer);
  }, [news]);

  return (
    <div className="save-notice" role="status" tabIndex={-1} ref={root}>
      {news && (
        <div className="save-notice__inner">
          <div>
            <NewsText news={news} />
          </div>
          <button
            className="act"
            type="button"
            aria-label={t("close")}
            onClick={() => publishSaveEvent(null)}
          >
            <Icon name="x" />
          </button>
          <NoticeAction news={news} onUndone={() => root.current?.focus()} />
        </div>
      )}
    </div>
  );
}

function NewsText({ news }: { news: SaveEvent }) {
  const t = useTranslations("saved_projects.notice");
  const count = useSavedProjects("shortlist").length;
  const home = (name: ReactNode) => <bdi>{name}</bdi>;
  switch (news.kind) {
    case "added":
      return t.rich("added", { name: news.name, count, home });
    case "removed":
      return t.rich("removed", { name: news.name, count, home });
    case "full":
      return t.rich("full", { name: news.name, limit: savedListLimits.shortlist, home });
    case "added_all":
      return (
        <Sentences
          of={[t("added_all", { count }), news.left > 0 && t("not_saved", { left: news.left })]}
        />
      );
  }
}

function NoticeAction({ news, onUndone }: { news: SaveEvent; onUndone: () => void }) {
  const t = useTranslations("saved_projects.notice");
  const { locale } = useVisitorPreferences();
  const { pathname } = useLocation();
  const homes = useSavedProjects("shortlist");
  if (news.kind === "removed") {
    return (
      <button className="keep" type="button" onClick={() => undo(news, onUndone)}>
        {t("undo")}
      </button>
    );
  }
  if (pathname === linkTo(locale, "shortlist")) return null;
  return (
    <Link className="go" to={linkTo(locale, "shortlist", { homes })} state={deviceListState}>
      {t("open")}
      <Icon name="arrow-right" />
    </Link>
  );
}

/** The pressed button unmounts, so focus moves to the message. */
function undo(news: Extract<SaveEvent, { ref: string }>, onUndone: () => void): void {
  const { list, ref, name, index } = news;
  const kind = restoreProject(list, ref, index) ? "added" : "full";
  publishSaveEvent({ list, kind, ref, name, index: savedProjects(list).indexOf(ref) });
  onUndone();
}
