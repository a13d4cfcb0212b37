import { useTranslations } from "use-intl";
import type { CardFactsView } from "#site/components/project-card-view.server.ts";
import { RoomRange } from "#site/components/room-range.tsx";

export function CardFacts({ facts }: { facts: CardFactsView }) {
  const t = useTranslations("card.fact");
  const { downPayment, handover, rooms, types, area } = facts;
  return (
    <dl className="card__facts">
      <div>
        <dt>{t("down_payment")}</dt>
        <dd>
          <bdi>{downPayment}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t("handover")}</dt>
        <dd className="card__date">{handover}</dd>
      </div>
      <div>
        <dt>{rooms ? t("rooms") : t("type")}</dt>
        <dd>{rooms ? <RoomRange rooms={rooms} /> : types}</dd>
      </div>
      <div>
        <dt>{t("area")}</dt>
        <dd>
          <bdi className="numeric">{area}</bdi>
        </dd>
      </div>
    </dl>
  );
}
