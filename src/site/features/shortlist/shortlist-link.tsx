import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { deviceListState } from "#site/features/shortlist/device-list-state.ts";
import { useSavedProjects } from "#site/components/saved-projects/saved-projects.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

/** Header link with the number of saved projects. */
export function ShortlistLink() {
  const { link, count } = useShortlistLink();
  return (
    <Link className="btn btn--quiet btn--icon shortlist-link" {...link}>
      <Icon name="bookmark" />
      {count !== null && (
        <span className="shortlist-link__count" aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}

/** The same, for the phone menu. */
export function ShortlistMenuItem() {
  const t = useTranslations("saved_projects");
  const { link, count } = useShortlistLink();
  return (
    <Link className="mobile-menu__link" {...link}>
      {t("shortlist")}
      {count !== null && <span aria-hidden="true">{count}</span>}
    </Link>
  );
}

/** The address names the projects for browsers without storage; the count is null when empty. */
function useShortlistLink() {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("saved_projects");
  const saved = useSavedProjects("shortlist");
  const count = saved.length;
  return {
    link: {
      to: linkTo(locale, "shortlist", { homes: saved }),
      state: deviceListState,
      "aria-label": count === 0 ? t("shortlist") : t("shortlist_count", { count }),
    },
    count: count === 0 ? null : String(count),
  };
}
