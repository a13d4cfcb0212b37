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
  const saveEvent = useSaveEvent("shortlist");
  const notice = useRef<HTMLDivElement>(null);

  const noticePath = useRef(pathname);

  useEffect(() => {
    if (noticePath.current === pathname) return;
    noticePath.current = pathname;
    publishSaveEvent(null); // the message belongs to the page of the action
  }, [pathname]);

  useEffect(() => {
    if (saveEvent?.kind !== "added") return;
    const timer = setInterval(() => {
      if (notice.current?.matches(":hover, :focus-within") === false) publishSaveEvent(null);
    }, addedNoticeMs);
    return () => clearInterval(timer);
  }, [saveEvent]);

  return (
    <div className="save-notice" role="status" tabIndex={-1} ref={notice}>
      {saveEvent && (
        <div className="save-notice__inner">
          <div>
            <SaveEventText saveEvent={saveEvent} />
          </div>
          <button
            className="icon-button"
            type="button"
            aria-label={t("close")}
            onClick={() => publishSaveEvent(null)}
          >
            <Icon name="x" />
          </button>
          <NoticeAction saveEvent={saveEvent} onUndone={() => notice.current?.focus()} />
        </div>
      )}
    </div>
  );
}

function SaveEventText({ saveEvent }: { saveEvent: SaveEvent }) {
  const t = useTranslations("saved_projects.notice");
  const count = useSavedProjects("shortlist").length;
  const bdi = (name: ReactNode) => <bdi>{name}</bdi>;
  switch (saveEvent.kind) {
    case "added":
      return t.rich("added", { name: saveEvent.name, count, bdi });
    case "removed":
      return t.rich("removed", { name: saveEvent.name, count, bdi });
    case "full":
      return t.rich("full", { name: saveEvent.name, limit: savedListLimits.shortlist, bdi });
    case "added_all":
      return (
        <Sentences
          of={[
            t("added_all", { count }),
            saveEvent.left > 0 && t("not_saved", { left: saveEvent.left }),
          ]}
        />
      );
  }
}

function NoticeAction({ saveEvent, onUndone }: { saveEvent: SaveEvent; onUndone: () => void }) {
  const t = useTranslations("saved_projects.notice");
  const { locale } = useVisitorPreferences();
  const { pathname } = useLocation();
  const savedReferences = useSavedProjects("shortlist");
  if (saveEvent.kind === "removed") {
    return (
      <button className="labelled-button" type="button" onClick={() => undo(saveEvent, onUndone)}>
        {t("undo")}
      </button>
    );
  }
  if (pathname === linkTo(locale, "shortlist")) return null;
  return (
    <Link
      className="action-link"
      to={linkTo(locale, "shortlist", { homes: savedReferences })}
      state={deviceListState}
    >
      {t("open")}
      <Icon name="arrow-right" />
    </Link>
  );
}

/** The pressed button unmounts, so focus moves to the message. */
function undo(saveEvent: Extract<SaveEvent, { ref: string }>, onUndone: () => void): void {
  const { list, ref, name, index } = saveEvent;
  const kind = restoreProject(list, ref, index) ? "added" : "full";
  publishSaveEvent({ list, kind, ref, name, index: savedProjects(list).indexOf(ref) });
  onUndone();
}
