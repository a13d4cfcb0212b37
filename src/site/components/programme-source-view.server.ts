import type { Programme } from "#contract/purchase-rules.ts";
import { isOutdated } from "#domain/outdated.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";

export interface ProgrammeSourceView {
  text: string;
  isIllustrative: boolean;
  /** Whether the figures are older than a year. */
  isOld: boolean;
}

/** `today` is an ISO date. */
export function programmeSourceView(
  { source, asOf, illustrative }: Programme,
  today: string,
  { locale, format }: Visitor,
): ProgrammeSourceView {
  return {
    text: translatorFor(locale, "receipt")("source", { source, date: format.date(asOf) }),
    isIllustrative: illustrative,
    isOld: isOutdated(asOf, today),
  };
}
