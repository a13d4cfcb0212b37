import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { ownEntry } from "#site/features/shortlist/own-entry.ts";
import { useKeptHomes } from "#site/components/kept-homes/kept-homes.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

/** The header's way to the shortlist, with how many homes are on it. */
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

/** The same as a line of the phone's menu. */
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

/** The link to the device's own list, whose address names its homes for browsers that keep nothing; the count is null where there are none. */
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
