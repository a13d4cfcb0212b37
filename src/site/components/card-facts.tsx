import { useTranslations } from "use-intl";
import type { ProjectSummary } from "#contract/project.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { RoomRange } from "#site/components/room-range.tsx";

/** Four facts of a project: what is paid first, when it is handed over, how many rooms, how large. */
export function CardFacts({ project }: { project: ProjectSummary }) {
  const { format, areaRange } = useVisitor();
  const t = useTranslations("card.fact");
  const { plan, rooms, areaM2, status, delivery } = project;
  return (
    <dl className="card__facts">
      <div>
        <dt>{t("down_payment")}</dt>
        <dd>
          <bdi>{format.percent(plan.downPaymentPct)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t("handover")}</dt>
        <dd className="card__date">
          {status === "ready" ? t("ready_now") : format.quarter(delivery)}
        </dd>
      </div>
      <div>
        <dt>{rooms ? t("rooms") : t("type")}</dt>
        <dd>
          {rooms ? <RoomRange rooms={rooms} /> : format.list(project.types.map(({ name }) => name))}
        </dd>
      </div>
      <div>
        <dt>{t("area")}</dt>
        <dd>
          <bdi className="num">{areaRange(areaM2.from, areaM2.to)}</bdi>
        </dd>
      </div>
    </dl>
  );
}
