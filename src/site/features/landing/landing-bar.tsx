import { useTranslations } from "use-intl";
import { PriceFigure } from "#site/components/price-figure.tsx";
import { AskHere } from "./ask-here.tsx";
import type { LandingBarView } from "./landing-view.server.ts";

interface LandingBarProps {
  lowest: LandingBarView;
  hasForm: boolean;
}

/** Lowest price, above the bottom bar of narrow screens. */
export function LandingBar({ lowest, hasForm }: LandingBarProps) {
  const t = useTranslations("project.card");
  if (lowest === null) return null;
  return (
    <aside className="pricebar" aria-label={t("bar")}>
      <p>
        <span>{lowest.text}</span>
        <PriceFigure price={lowest.price} size="sm" />
      </p>
      <AskHere className="btn" hasForm={hasForm} />
    </aside>
  );
}
