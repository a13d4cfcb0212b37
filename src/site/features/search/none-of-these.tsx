import { useTranslations } from "use-intl";
import { useAdviserLink } from "#site/features/search/adviser-link.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { AskLink } from "#site/parts/ask-link.tsx";
import { Icon } from "#site/ui/icon.tsx";

/** The last word of a listing: whom to ask when nothing fits. */
export function NoneOfThese({ view }: { view: ListingView }) {
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
            <AskLink className="btn btn--line btn--lg">{t("none.contact")}</AskLink>
          </div>
        </div>
      </div>
    </section>
  );
}
