import { useTranslations } from "use-intl";
import type { ProjectSummary } from "#contract/project.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Tag } from "#site/ui/tag.tsx";

/** An offer that is valid today, with its last day. */
export function OfferTag({ offer }: { offer: NonNullable<ProjectSummary["offer"]> }) {
  const { format } = useVisitor();
  const t = useTranslations("card");
  const until = t("offer_until", { date: format.date(offer.validUntil) });
  return (
    <span className="offer-tag" title={until}>
      <Tag mark="offer">{offer.badge}</Tag>
      <span className="vh">{until}</span>
    </span>
  );
}
