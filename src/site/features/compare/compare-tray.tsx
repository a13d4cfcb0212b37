import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { homeListLimits } from "#contract/home-list.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { keepHomes, useKeptHomes } from "#site/parts/kept-homes/kept-homes.ts";
import { tellNews, useKeptNews } from "#site/parts/kept-homes/kept-news.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

const limit = homeListLimits.compare;

/** What is chosen for comparing, over every page but the comparison. Its link carries the references, so that it works where nothing can be stored. */
export function CompareTray() {
  const { locale } = useVisitor();
  const t = useTranslations("compare.tray");
  const { pathname } = useLocation();
  const homes = useKeptHomes("compare");
  const said = useSaid(homes.length);
  if (pathname === linkTo(locale, "compare")) return null;

  function clear({ currentTarget }: MouseEvent): void {
    currentTarget.closest("aside")?.focus(); // the button is about to go
    keepHomes("compare", []);
    tellNews(null);
  }

  return (
    // It stands there before anything is chosen: a live region says only what changes in it.
    <aside aria-label={t("label")} tabIndex={-1} className={homes.length > 0 ? "tray" : "vh"}>
      <p role="status">{said}</p>
      {homes.length > 0 && (
        <>
          <button className="btn btn--quiet" type="button" onClick={clear}>
            {t("clear")}
          </button>
          <Link className="btn" to={linkTo(locale, "compare", { homes })}>
            <Icon name="scale" />
            {t("go", { count: homes.length })}
          </Link>
        </>
      )}
    </aside>
  );
}

/** How many are chosen; after one too many, that there is no room. */
function useSaid(count: number): string {
  const t = useTranslations("compare.tray");
  const news = useKeptNews("compare");
  if (count === limit && news?.kind === "full") return t("full", { limit });
  return count === 0 ? t("cleared") : t("said", { count, limit });
}
