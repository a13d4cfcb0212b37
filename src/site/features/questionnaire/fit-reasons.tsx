import { useTranslations } from "use-intl";
import type { RoomChoice } from "#domain/questionnaire.ts";
import { bedroomsOf, studio } from "#domain/rooms.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import type { FittingUnit, Match } from "#site/features/questionnaire/content.ts";
import { Rooms } from "#site/components/room-range.tsx";

interface FitReasonsProps extends Match {
  /** The home that was asked for; null for any. */
  asked: RoomChoice | null;
  /** What was asked for and is not met, in words. */
  missed?: readonly string[];
}

/** Why a project fits, or how near it comes: the very row of its price list, what it costs in all, and when the keys come. */
export function FitReasons({ project, unit, asked, missed = [] }: FitReasonsProps) {
  const t = useTranslations("questionnaire");
  const tFact = useTranslations("card.fact");
  const { format } = useVisitor();
  const bedrooms = useBedroomsReason(unit, asked);
  return (
    <>
      <p className="fit__unit">
        <UnitLine unit={unit} />
      </p>
      <ul className="fit__why" role="list">
        {unit.withCosts && (
          <li className={unit.withCosts.verdict === "over" ? "fit__over" : undefined}>
            <CostReason {...unit.withCosts} />
          </li>
        )}
        {missed.map((wish) => (
          <li key={wish} className="fit__over">
            {t("none.miss", { asked: wish })}
          </li>
        ))}
        {bedrooms && <li>{bedrooms}</li>}
        <li>
          {project.status === "ready"
            ? tFact("ready_now")
            : t("fit.handover", { quarter: format.quarter(project.delivery) })}
        </li>
      </ul>
    </>
  );
}

function UnitLine({ unit: { type, rooms, areaM2, priceUsd, isFrom } }: { unit: FittingUnit }) {
  const t = useTranslations("facets");
  const tCard = useTranslations("card");
  const { areaRange, money } = useVisitor();
  const price = isolate(money(priceUsd));
  const isSaidByType = rooms === studio && type.includes(tCard("studio"));
  return (
    <>
      <span>{type}</span>
      {rooms !== null && !isSaidByType && (
        <span>
          <Rooms rooms={rooms} />
        </span>
      )}
      <bdi className="num">{areaRange(areaM2.min, areaM2.max)}</bdi>
      <b className="num">{isFrom ? t("at_least", { from: price }) : price}</b>
    </>
  );
}

function CostReason({ totalUsd, verdict, overUsd }: NonNullable<FittingUnit["withCosts"]>) {
  const t = useTranslations("questionnaire.fit");
  const { money } = useVisitor();
  const total = isolate(money(totalUsd));
  if (verdict === null) return t("total", { total });
  if (verdict === "over") return t("over", { total, over: isolate(money(overUsd)) });
  return t(verdict === "below" ? "below" : "inside", { total });
}

/** Where the home is not written as it was asked for, why it fits all the same. */
function useBedroomsReason({ rooms }: FittingUnit, asked: RoomChoice | null): string | null {
  const t = useTranslations("questionnaire.fit");
  if (asked === null || rooms === null || rooms === asked) return null;
  const name = { asked: isolate(asked) };
  return bedroomsOf(rooms) > bedroomsOf(asked)
    ? t("more_bedrooms", name)
    : t("same_bedrooms", name);
}
