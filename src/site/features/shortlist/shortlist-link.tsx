import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useKeptHomes } from "#site/parts/kept-homes/kept-homes.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

/** The header's way to the shortlist, with how many homes are on it. */
export function ShortlistLink() {
  const t = useTranslations("kept");
  const { locale, format } = useVisitor();
  const homes = useKeptHomes("shortlist");
  return (
    <Link
      className="btn btn--quiet btn--icon shortlist-link"
      to={linkTo(locale, "shortlist", { homes })}
      aria-label={t("shortlist")}
    >
      <Icon name="bookmark" />
      {homes.length > 0 && <span className="shortlist-link__n">{format.number(homes.length)}</span>}
    </Link>
  );
}
