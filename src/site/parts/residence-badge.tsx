import { useTranslations } from "use-intl";
import type { ResidenceBadge as Badge } from "#contract/project.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Icon } from "#site/ui/icon.tsx";

interface ResidenceBadgeProps {
  badge: Badge;
  /** Slug of the country, because its permit has a name of its own. */
  country: string;
}

/** The programme whose threshold a free home reaches, and by how much: a threshold, never a promise. */
export function ResidenceBadge({ badge, country }: ResidenceBadgeProps) {
  const { usd } = useVisitor();
  const t = useTranslations("card.badge");
  const standing =
    badge.marginUsd > 0
      ? t("above", { programme: badge.name, margin: isolate(usd(badge.marginUsd)) })
      : t("at", { programme: badge.name });
  return (
    <span className="rbadge" title={standing}>
      <Icon name="stamp" />
      <span aria-hidden="true">
        <PermitName kind={badge.kind} country={country} />
      </span>
      <span className="vh">{standing}</span>
    </span>
  );
}

function PermitName({ kind, country }: { kind: Badge["kind"]; country: string }) {
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
