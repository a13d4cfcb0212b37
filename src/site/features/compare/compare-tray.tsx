import { useState, type MouseEvent } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { savedListLimits } from "#contract/saved-list.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { saveProjects, useSavedProjects } from "#site/components/saved-projects/saved-projects.ts";
import { publishSaveEvent, useSaveEvent } from "#site/components/saved-projects/save-events.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

const limit = savedListLimits.compare;

/** Shown on every page but the comparison. Its link carries the references, so it works without storage. */
export function CompareTray() {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("compare.tray");
  const { pathname } = useLocation();
  const saved = useSavedProjects("compare");
  const [isCleared, setIsCleared] = useState(false);
  const isFull = useSaveEvent("compare")?.kind === "full" && saved.length === limit;
  if (pathname === linkTo(locale, "compare")) return null;

  function clear({ currentTarget }: MouseEvent): void {
    currentTarget.parentElement?.focus(); // the pressed button is about to unmount
    saveProjects("compare", []);
    setIsCleared(true);
    publishSaveEvent(null);
  }

  return (
    // Mounted even when empty, because a live region announces only changes; a landmark only once it holds something.
    <div
      {...(saved.length > 0 && { role: "complementary", "aria-label": t("label") })}
      tabIndex={-1}
      className={trayClass(saved.length, isFull)}
    >
      <p role="status">
        {saved.length === 0 && isCleared && t("cleared")}
        {saved.length > 0 &&
          (isFull ? t("full", { limit }) : t("summary", { count: saved.length, limit }))}
      </p>
      {saved.length > 0 && (
        <>
          <button className="btn btn--quiet" type="button" onClick={clear}>
            <Icon name="x" className="compare-tray__clear" />
            <span className="compare-tray__word">{t("clear")}</span>
          </button>
          <Link className="btn" to={linkTo(locale, "compare", { homes: saved })}>
            <Icon name="scale" />
            <bdi className="compare-tray__count numeric" aria-hidden="true">
              {saved.length}
            </bdi>
            <span className="compare-tray__word">{t("go", { count: saved.length })}</span>
          </Link>
        </>
      )}
    </div>
  );
}

function trayClass(count: number, isFull: boolean): string {
  if (count === 0) return "visually-hidden";
  return isFull ? "compare-tray compare-tray--full" : "compare-tray";
}
