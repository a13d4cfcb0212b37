import { useTranslations } from "use-intl";
import type { ResidenceBadge as Badge } from "#contract/project.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Icon } from "#site/ui/icon.tsx";

interface ResidenceBadgeProps {
  badge: Badge;
  /** Slug of the country, because its permit has a name of its own. */
  country: string;
  /** The price beside the badge; where another home is the one that reaches the threshold, the badge names that home's. */
  startFromUsd: number;
}

/** The programme whose threshold a free home reaches, and by how much: a threshold, never a promise. */
export function ResidenceBadge({ badge, country, startFromUsd }: ResidenceBadgeProps) {
  const { money } = useVisitor();
  const t = useTranslations("card.badge");
  const permit = usePermitName(badge.kind, country);
  const standing =
    badge.marginUsd > 0
      ? t("above", { programme: badge.name, margin: isolate(money(badge.marginUsd)) })
      : t("at", { programme: badge.name });
  return (
    <span className="rbadge" title={standing}>
      <Icon name="stamp" />
      {badge.priceUsd === startFromUsd ? (
        <span aria-hidden="true">{permit}</span>
      ) : (
        <span>{t("priced", { permit, price: isolate(money(badge.priceUsd)) })}</span>
      )}{" "}
      <span className="vh">{standing}</span>
    </span>
  );
}

function usePermitName(kind: Badge["kind"], country: string): string {
  const t = useTranslations("card.badge");
  switch (kind) {
    case "citizenship":
      return t("citizenship");
    case "golden-visa":
      return t("golden_visa");
    case "residence":
      return t("residence", { country });
  }
}
