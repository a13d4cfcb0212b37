import { useTranslations } from "use-intl";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { ProgrammeSource } from "#site/components/programme-source.tsx";
import type { PlaceThreshold } from "./place-costs.server.ts";

interface ThresholdListProps {
  names: { name: string; place: string };
  thresholds: readonly PlaceThreshold[];
  /** ISO date. */
  today: string;
}

/** What each programme of the country asks for, and how much home that is in this place. */
export function ThresholdList({ names, thresholds, today }: ThresholdListProps) {
  const t = useTranslations("guide.thresholds");
  if (thresholds.length === 0) return null;
  const citizenship = thresholds.some(({ programme }) => programme.kind === "citizenship");
  return (
    <div className="threshold-list" id="thresholds">
      <h3>{t("heading", { citizenship: citizenship ? "yes" : "no" })}</h3>
      <p className="soft measure threshold-list__text">{t("text")}</p>
      <ul className="thresholds" role="list">
        {thresholds.map((threshold) => (
          <ThresholdItem
            key={threshold.programme.slug}
            names={names}
            threshold={threshold}
            today={today}
          />
        ))}
      </ul>
    </div>
  );
}

interface ThresholdItemProps extends Pick<ThresholdListProps, "names" | "today"> {
  threshold: PlaceThreshold;
}

function ThresholdItem({ names, threshold: { programme, areaM2 }, today }: ThresholdItemProps) {
  const t = useTranslations("guide.thresholds");
  const { area, moneyInText } = useVisitor();
  const amount = isolate(moneyInText(programme.currency, programme.minimumAmount));
  return (
    <li>
      <p className="thresholds__t">
        <b>{programme.name}</b>
        <span>{t("from", { amount })}</span>
      </p>
      <p>{t("area", { ...names, area: isolate(area(areaM2)) })}</p>
      <ProgrammeSource programme={programme} today={today} />
      <details>
        <summary>{t("conditions")}</summary>
        <ul>
          {programme.conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}
