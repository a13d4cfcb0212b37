import { useTranslations } from "use-intl";
import type { ReactNode } from "react";
import { AskLink } from "#site/parts/ask-link.tsx";
import { Icon } from "#site/ui/icon.tsx";

interface AskAdviserProps {
  heading: string;
  text: string;
  /** Opens WhatsApp; null while the company is not known. */
  whatsapp: string | null;
  /** Further ways on, below the two ways to ask. */
  children?: ReactNode;
}

/** The last word about developers: whom to ask about them. */
export function AskAdviser({ heading, text, whatsapp, children }: AskAdviserProps) {
  const t = useTranslations("listing.none");
  return (
    <section className="section--tight sunk">
      <div className="wrap grid grid--12">
        <h2 className="lg:col-span-5">{heading}</h2>
        <div className="lg:col-span-7">
          <p className="lede pb-5">{text}</p>
          <div className="cluster">
            {whatsapp !== null && (
              <a className="btn btn--lg" href={whatsapp}>
                <Icon name="whatsapp" />
                {t("whatsapp")}
              </a>
            )}
            <AskLink className="btn btn--line btn--lg">{t("contact")}</AskLink>
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
