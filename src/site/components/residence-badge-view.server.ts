import type { ResidenceBadge } from "#contract/project.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";

export interface ResidenceBadgeView {
  /** Visible text: the permit, and the price of the qualifying unit where that is another one. */
  text: string;
  /** Whether the text adds to `thresholdMargin`, so that it is read out too. */
  isAnnounced: boolean;
  /** The programme, and how far the unit is above its threshold. */
  thresholdMargin: string;
}

interface BadgeContext {
  /** Slug, because each country's permit has its own name. */
  country: string;
  /** Price beside the badge, whole USD; the badge names the price of another qualifying unit. */
  priceUsd: number;
}

/** The programme whose threshold an available unit reaches: a threshold, never a promise. */
export function residenceBadgeView(
  badge: ResidenceBadge,
  context: BadgeContext,
  { locale, money }: Visitor,
): ResidenceBadgeView {
  const t = translatorFor(locale, "card.badge");
  const permit = {
    citizenship: () => t("citizenship"),
    "golden-visa": () => t("golden_visa"),
    residence: () => t("residence", { country: context.country }),
  }[badge.kind]();
  const isOtherUnit = badge.priceUsd !== context.priceUsd;
  return {
    text: isOtherUnit ? t("priced", { permit, price: isolate(money(badge.priceUsd)) }) : permit,
    isAnnounced: isOtherUnit,
    thresholdMargin:
      badge.marginUsd > 0
        ? t("above", { programme: badge.name, margin: isolate(money(badge.marginUsd)) })
        : t("at", { programme: badge.name }),
  };
}
