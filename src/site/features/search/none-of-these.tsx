import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useAdviserLink } from "#site/features/search/adviser-link.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

/** The last word of a listing: whom to ask when nothing fits. */
export function NoneOfThese({ view }: { view: ListingView }) {
  const { locale } = useVisitor();
  const t = useTranslations("listing");
  const adviser = useAdviserLink(view);
  return (
    <section className="section--tight sunk mt-section">
      <div className="wrap grid grid--12">
        <h2 className="lg:col-span-5">{t("none.heading")}</h2>
        <div className="lg:col-span-7">
          <p className="lede pb-5">{t("none.text")}</p>
          <div className="cluster">
            {adviser && (
              <a className="btn btn--lg" href={adviser}>
                <Icon name="whatsapp" />
                {t("none.whatsapp")}
              </a>
            )}
            <Link className="btn btn--line btn--lg" to={linkTo(locale, "contact-us")}>
              {t("none.contact")}
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
