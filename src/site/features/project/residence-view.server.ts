import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import {
  programmeSourceView,
  type ProgrammeSourceView,
} from "#site/components/programme-source-view.server.ts";
import type { ProjectCalculation, ProgrammeEligibility } from "./project-calculation.server.ts";

/** The selected row compared with a threshold of its country. */
export interface EligibilityView {
  slug: string;
  programme: string;
  isReached: boolean;
  /** Whether it is above or below, and by how much. */
  text: string;
  bar: ThresholdBarView;
  conditions: readonly string[];
  source: ProgrammeSourceView;
}

/** A bar from zero to the price, with a tick at the threshold. */
export interface ThresholdBarView {
  /** Percent of the bar's length. */
  price: number;
  threshold: number;
  /** Labels at its start and at its tick. */
  from: string;
  to: string;
}

export function residenceView(
  { eligibilities, today }: ProjectCalculation,
  visitor: Visitor,
): EligibilityView[] {
  return eligibilities.map((eligibility) => {
    const { programme, isReached, price } = eligibility;
    const { slug, name, conditions, currency, minimumAmount } = programme;
    const longest = Math.max(price, minimumAmount);
    return {
      slug,
      programme: name,
      isReached,
      text: eligibilityText(eligibility, visitor),
      bar: {
        price: percentOf(longest, price),
        threshold: percentOf(longest, minimumAmount),
        from: visitor.moneyIn(currency, 0),
        to: visitor.moneyIn(currency, minimumAmount),
      },
      conditions,
      source: programmeSourceView(programme, today, visitor),
    };
  });
}

/** Percent, rounded to a tenth. */
function percentOf(total: number, part: number): number {
  return Math.round((part / total) * 1000) / 10;
}

function eligibilityText(
  { programme: { currency, minimumAmount }, isReached, margin: marginAmount }: ProgrammeEligibility,
  { locale, moneyInText }: Visitor,
): string {
  const t = translatorFor(locale, "project.residence");
  const threshold = isolate(moneyInText(currency, minimumAmount));
  const margin = isolate(moneyInText(currency, marginAmount));
  if (marginAmount === 0) return t("at", { threshold });
  return isReached ? t("above", { margin, threshold }) : t("below", { margin, threshold });
}
