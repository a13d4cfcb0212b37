import { useTranslations } from "use-intl";
import { linkTo, whatsappLink } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useListingHeading } from "#site/features/search/listing-names.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { useCompany } from "#site/parts/company.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

/** The last word of a listing: whom to ask when nothing fits. */
export function NoneOfThese({ view }: { view: ListingView }) {
  const { locale } = useVisitor();
  const t = useTranslations("listing");
  const company = useCompany();
  const wish = useListingHeading(view.scope);
  const digits = company.whatsapp[view.selection.country === "uae" ? "uae" : "turkey"];
  return (
    <section className="section--tight sunk mt-section">
      <div className="wrap grid grid--12">
        <h2 className="lg:col-span-5">{t("none.heading")}</h2>
        <div className="lg:col-span-7">
          <p className="lede pb-5">{t("none.text")}</p>
          <div className="cluster">
            <a
              className="btn btn--lg"
              href={whatsappLink(digits, t("empty.adviser_text", { wish }))}
            >
              <Icon name="whatsapp" />
              {t("none.whatsapp")}
            </a>
            <Link className="btn btn--line btn--lg" to={linkTo(locale, "contact-us")}>
              {t("none.contact")}
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
