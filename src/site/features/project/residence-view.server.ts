import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import {
  programmeSourceView,
  type ProgrammeSourceView,
} from "#site/components/programme-source-view.server.ts";
import type { ProjectPage, Standing } from "./page.server.ts";

/** How the chosen row stands toward a threshold of its country. */
export interface StandingView {
  slug: string;
  programme: string;
  isReached: boolean;
  /** Above or below it, and by how much. */
  text: string;
  bar: ThresholdBarView;
  conditions: readonly string[];
  source: ProgrammeSourceView;
}

/** A bar from nothing to the price, with a tick where the threshold is. */
export interface ThresholdBarView {
  /** Percent of its length. */
  price: number;
  threshold: number;
  /** What stands at its beginning and at its tick. */
  from: string;
  to: string;
}

export function residenceView({ standings, today }: ProjectPage, visitor: Visitor): StandingView[] {
  return standings.map((standing) => {
    const { programme, reached, price } = standing;
    const { slug, name, conditions, currency, minimumAmount } = programme;
    const longest = Math.max(price, minimumAmount);
    return {
      slug,
      programme: name,
      isReached: reached,
      text: standingText(standing, visitor),
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

/** To a tenth of a percent. */
function percentOf(whole: number, part: number): number {
  return Math.round((part / whole) * 1000) / 10;
}

function standingText(
  { programme: { currency, minimumAmount }, reached, margin: marginAmount }: Standing,
  { locale, moneyInText }: Visitor,
): string {
  const t = translatorFor(locale, "project.residence");
  const threshold = isolate(moneyInText(currency, minimumAmount));
  const margin = isolate(moneyInText(currency, marginAmount));
  if (marginAmount === 0) return t("at", { threshold });
  return reached ? t("above", { margin, threshold }) : t("below", { margin, threshold });
}
