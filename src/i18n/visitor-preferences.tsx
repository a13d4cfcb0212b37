/** Separate from the formatters, which few pages need in their first bundle. */
import { createContext, use, type ReactNode } from "react";
import type { Locale } from "#domain/locale.ts";
import type { AreaUnit } from "#domain/vocabulary.ts";
import type { VisitorCurrency } from "#i18n/visitor-currency.ts";

export interface VisitorPreferences {
  locale: Locale;
  /** ISO 4217; one of `rates`. */
  currency: string;
  areaUnit: AreaUnit;
  /** Localised date of the exchange rate; empty for US dollars. */
  rateDay: string;
  rates: readonly VisitorCurrency[];
}

const PreferencesContext = createContext<VisitorPreferences | null>(null);

interface VisitorProviderProps {
  /** Must keep its identity until the choice changes, since formatters are memoised by it. */
  preferences: VisitorPreferences;
  children: ReactNode;
}

export function VisitorProvider({ preferences, children }: VisitorProviderProps) {
  return <PreferencesContext value={preferences}>{children}</PreferencesContext>;
}

/** Throws outside `VisitorProvider`. */
export function useVisitorPreferences(): VisitorPreferences {
  const preferences = use(PreferencesContext);
  if (preferences === null) throw new Error("There is no visitor outside VisitorProvider");
  return preferences;
}
