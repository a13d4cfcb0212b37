import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { ownEntry } from "#site/features/shortlist/own-entry.ts";
import { useKeptHomes } from "#site/components/kept-homes/kept-homes.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

/** Header link with the number of saved projects. */
export function ShortlistLink() {
  const { link, count } = useOwnList();
  return (
    <Link className="btn btn--quiet btn--icon shortlist-link" {...link}>
      <Icon name="bookmark" />
      {count !== null && (
        <span className="shortlist-link__n" aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}

/** The same, for the phone menu. */
export function ShortlistLine() {
  const t = useTranslations("kept");
  const { link, count } = useOwnList();
  return (
    <Link className="sheet__l" {...link}>
      {t("shortlist")}
      {count !== null && <span aria-hidden="true">{count}</span>}
    </Link>
  );
}

/** The address names the projects for browsers without storage; the count is null when empty. */
function useOwnList() {
  const { locale } = useVisitorChoice();
  const t = useTranslations("kept");
  const homes = useKeptHomes("shortlist");
  const count = homes.length;
  return {
    link: {
      to: linkTo(locale, "shortlist", { homes }),
      state: ownEntry,
      "aria-label": count === 0 ? t("shortlist") : t("shortlist_count", { count }),
    },
    count: count === 0 ? null : String(count),
  };
}
