import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { ProgrammeSource } from "#site/components/programme-source.tsx";
import { Icon } from "#site/ui/icon.tsx";
import type { Standing } from "./standing.ts";

interface ResidenceProps {
  standings: readonly Standing[];
  /** ISO date. */
  today: string;
}

/** How the chosen row stands toward the thresholds of its country: above or below, never a promise. */
export function Residence({ standings, today }: ResidenceProps) {
  const t = useTranslations("project.residence");
  return (
    <section id="residence">
      <h2>{t("heading")}</h2>
      <p className="soft">{t("intro")}</p>
      <div className="resids">
        {standings.map((standing) => (
          <ProgrammeStanding key={standing.programme.slug} standing={standing} today={today} />
        ))}
      </div>
    </section>
  );
}

function ProgrammeStanding({ standing, today }: { standing: Standing; today: string }) {
  const t = useTranslations("project.residence");
  const { programme, reached } = standing;
  return (
    <article className={reached ? "resid" : "resid resid--below"}>
      <h3 className="resid__t">
        {reached && <Icon name="stamp" />}
        {programme.name}
      </h3>
      <ThresholdBar standing={standing} />
      <p>
        <StandingText standing={standing} />
      </p>
      <details>
        <summary>{t("conditions")}</summary>
        <ul>
          {programme.conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
        <ProgrammeSource programme={programme} today={today} />
      </details>
    </article>
  );
}

/** The price as a bar from nothing, with a tick where the threshold is. */
function ThresholdBar({ standing: { programme, price } }: { standing: Standing }) {
  const { moneyIn } = useVisitor();
  const scale = Math.max(price, programme.minimumAmount);
  const percentOf = (amount: number) => `${Math.round((amount / scale) * 1000) / 10}%`;
  const places = { "--v": percentOf(price), "--m": percentOf(programme.minimumAmount) };
  return (
    <div aria-hidden="true" style={places as CSSProperties /* custom properties */}>
      <div className="resid__bar">
        <i />
        <b />
      </div>
      <p className="resid__s">
        <bdi className="num">{moneyIn(programme.currency, 0)}</bdi>
        <bdi className="num">{moneyIn(programme.currency, programme.minimumAmount)}</bdi>
      </p>
    </div>
  );
}

function StandingText({ standing }: { standing: Standing }) {
  const t = useTranslations("project.residence");
  const { moneyInText } = useVisitor();
  const { programme, reached } = standing;
  const threshold = isolate(moneyInText(programme.currency, programme.minimumAmount));
  const margin = isolate(moneyInText(programme.currency, standing.margin));
  if (standing.margin === 0) return t("at", { threshold });
  return reached ? t("above", { margin, threshold }) : t("below", { margin, threshold });
}
