import type { ResidenceBadge } from "#contract/project.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";

export interface ResidenceBadgeView {
  /** What is seen: the permit, and the price of the home that reaches it where that is another one. */
  text: string;
  /** Whether the text says more than `standing` does, so that it is read out as well. */
  isRead: boolean;
  /** The programme and how far the home stands above its threshold. */
  standing: string;
}

interface Beside {
  /** Slug of the country, because its permit has a name of its own. */
  country: string;
  /** The price beside the badge, whole USD; where another home reaches the threshold, the badge names that home's. */
  priceUsd: number;
}

/** The programme whose threshold a free home reaches, and by how much: a threshold, never a promise. */
export function residenceBadgeView(
  badge: ResidenceBadge,
  beside: Beside,
  { locale, money }: Visitor,
): ResidenceBadgeView {
  const t = translatorFor(locale, "card.badge");
  const permit = {
    citizenship: () => t("citizenship"),
    "golden-visa": () => t("golden_visa"),
    residence: () => t("residence", { country: beside.country }),
  }[badge.kind]();
  const isOther = badge.priceUsd !== beside.priceUsd;
  return {
    text: isOther ? t("priced", { permit, price: isolate(money(badge.priceUsd)) }) : permit,
    isRead: isOther,
    standing:
      badge.marginUsd > 0
        ? t("above", { programme: badge.name, margin: isolate(money(badge.marginUsd)) })
        : t("at", { programme: badge.name }),
  };
}
