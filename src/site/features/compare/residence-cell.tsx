import { useTranslations } from "use-intl";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Original } from "./amount.tsx";
import type { ComparedHome } from "./compared-home.ts";

/** The programme whose threshold a free home reaches, and by how much; where a dearer home reaches it, that one's price. */
export function ResidenceCell({ home }: { home: ComparedHome }) {
  const t = useTranslations("compare");
  const tBadge = useTranslations("card.badge");
  const { money } = useVisitor();
  const { badge, status, startFromUsd } = home;
  if (badge === null) return status === "sold" ? "–" : t("no_threshold");
  return (
    <>
      <span className="cmp__badge">
        <Icon name="stamp" />
        <span>
          {badge.marginUsd > 0
            ? tBadge("above", { programme: badge.name, margin: isolate(money(badge.marginUsd)) })
            : tBadge("at", { programme: badge.name })}
          {badge.marginUsd > 0 && <Original usd={badge.marginUsd} />}
        </span>
      </span>
      {badge.priceUsd !== startFromUsd && (
        <>
          <small>{t("badge_price", { price: isolate(money(badge.priceUsd)) })}</small>
          <Original usd={badge.priceUsd} />
        </>
      )}
    </>
  );
}
