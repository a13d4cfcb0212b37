import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { AskLink } from "#site/components/ask-link.tsx";
import { EmptyState } from "#site/components/empty-state.tsx";
import { Link } from "#site/ui/link.tsx";

/** Between two offers: that there is none, and where to go on. */
export function NoOffers() {
  const { locale } = useVisitor();
  const t = useTranslations("offers.none");
  const tListing = useTranslations("listing");
  return (
    <EmptyState heading={t("heading")} text={t("text")}>
      <div className="cluster">
        <Link className="btn" to={linkTo(locale, "listing", { country: "properties" })}>
          {tListing("all")}
        </Link>
        <AskLink className="btn btn--line">{t("ask")}</AskLink>
      </div>
    </EmptyState>
  );
}
