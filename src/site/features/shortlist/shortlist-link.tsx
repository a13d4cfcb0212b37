import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { ownEntry } from "#site/features/shortlist/own-entry.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

/** What is in it is the mark's: React takes it over as it stands, whether it was marked before or not. */
const marked = { dangerouslySetInnerHTML: { __html: "" } };

/** The header's way to the shortlist. How many homes are on it, and its address with them, `OwnListMarks` tells. */
export function ShortlistLink() {
  const { locale } = useVisitor();
  const t = useTranslations("kept");
  return (
    <Link
      className="btn btn--quiet btn--icon shortlist-link"
      to={linkTo(locale, "shortlist")}
      state={ownEntry}
      aria-label={t("shortlist")}
      data-own-list
    >
      <Icon name="bookmark" />
      <span className="shortlist-link__n" aria-hidden="true" data-own-count hidden {...marked} />
    </Link>
  );
}

/** The same as a line of the phone's menu. */
export function ShortlistLine() {
  const { locale } = useVisitor();
  const t = useTranslations("kept");
  return (
    <Link
      className="sheet__l"
      to={linkTo(locale, "shortlist")}
      state={ownEntry}
      aria-label={t("shortlist")}
      data-own-list
    >
      {t("shortlist")}
      <span aria-hidden="true" data-own-count hidden {...marked} />
    </Link>
  );
}
