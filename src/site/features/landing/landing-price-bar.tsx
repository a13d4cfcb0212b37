import { useTranslations } from "use-intl";
import { PriceFigure } from "#site/components/price-figure.tsx";
import { ContactFormLink } from "./contact-form-link.tsx";
import type { LandingPriceBarView } from "./landing-view.server.ts";

interface LandingPriceBarProps {
  lowest: LandingPriceBarView;
  hasForm: boolean;
}

/** Lowest price, above the bottom bar of narrow screens. */
export function LandingPriceBar({ lowest, hasForm }: LandingPriceBarProps) {
  const t = useTranslations("project.card");
  if (lowest === null) return null;
  return (
    <aside className="price-bar" aria-label={t("price_bar")}>
      <p>
        <span>{lowest.text}</span>
        <PriceFigure price={lowest.price} size="sm" />
      </p>
      <ContactFormLink className="btn" hasForm={hasForm} />
    </aside>
  );
}
