import { useTranslations } from "use-intl";
import type { Landing } from "#contract/landing.ts";
import { PriceFigure } from "#site/components/price-figure.tsx";
import { AskHere } from "./ask-here.tsx";
import { lowestPrice } from "./told-price.ts";

export interface LandingBarProps extends Pick<Landing, "country" | "projects"> {
  hasForm: boolean;
}

/** The lowest price of the page above the bottom bar of narrow screens; nothing where there is none. */
export function LandingBar({ country, projects, hasForm }: LandingBarProps) {
  const t = useTranslations("landing");
  const tProject = useTranslations("project.card");
  const price = lowestPrice(projects);
  if (price === null) return null;
  return (
    <aside className="pricebar" aria-label={tProject("bar")}>
      <p>
        <span>{t("bar", { name: country.name, place: country.nameIn })}</span>
        <PriceFigure usd={price} size="sm" />
      </p>
      <AskHere className="btn" hasForm={hasForm} />
    </aside>
  );
}
