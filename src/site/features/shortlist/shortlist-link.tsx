import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { ownEntry } from "#site/features/shortlist/own-entry.ts";
import { useKeptHomes } from "#site/parts/kept-homes/kept-homes.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

/** The header's way to the shortlist, with how many homes are on it. Its address carries them, for browsers that keep nothing. */
export function ShortlistLink() {
  const { format } = useVisitor();
  const { to, name, count } = useShortlist();
  return (
    <Link
      className="btn btn--quiet btn--icon shortlist-link"
      to={to}
      state={ownEntry}
      aria-label={name}
    >
      <Icon name="bookmark" />
      {count > 0 && (
        <span className="shortlist-link__n" aria-hidden="true">
          {format.number(count)}
        </span>
      )}
    </Link>
  );
}

/** The same as a line of the phone's menu. */
export function ShortlistLine() {
  const { format } = useVisitor();
  const t = useTranslations("kept");
  const { to, name, count } = useShortlist();
  return (
    <Link className="sheet__l" to={to} state={ownEntry} aria-label={name}>
      {t("shortlist")}
      {count > 0 && <span aria-hidden="true">{format.number(count)}</span>}
    </Link>
  );
}

function useShortlist() {
  const t = useTranslations("kept");
  const { locale } = useVisitor();
  const homes = useKeptHomes("shortlist");
  const count = homes.length;
  return {
    to: linkTo(locale, "shortlist", { homes }),
    name: count === 0 ? t("shortlist") : t("shortlist_count", { count }),
    count,
  };
}
