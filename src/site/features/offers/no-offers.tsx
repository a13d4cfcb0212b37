import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { AskLink } from "#site/parts/ask-link.tsx";
import { Chart } from "#site/ui/chart.tsx";
import { Link } from "#site/ui/link.tsx";

/** Between two offers: that there is none, and where to go on. */
export function NoOffers() {
  const { locale } = useVisitor();
  const t = useTranslations("offers.none");
  const tListing = useTranslations("listing");
  return (
    <div className="empty">
      <div className="empty__c">
        <Chart drawing="coast" />
      </div>
      <div className="empty__b">
        <h2>{t("heading")}</h2>
        <p className="soft">{t("text")}</p>
        <div className="cluster">
          <Link className="btn" to={linkTo(locale, "listing", { country: "properties" })}>
            {tListing("all")}
          </Link>
          <AskLink className="btn btn--line">{t("ask")}</AskLink>
        </div>
      </div>
    </div>
  );
}
