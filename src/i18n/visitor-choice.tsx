/** What a page's visitor has chosen: apart from the formats of figures, which few pages need to begin with. */
import { createContext, use, type ReactNode } from "react";
import type { Locale } from "#domain/locale.ts";
import type { AreaUnit } from "#domain/vocabulary.ts";
import type { VisitorCurrency } from "#i18n/visitor-currency.ts";

/** What a visitor has chosen, with every currency there is to choose from. */
export interface VisitorChoice {
  locale: Locale;
  /** ISO 4217; one of `rates`. */
  currency: string;
  areaUnit: AreaUnit;
  /** Day of the currency's rate, as the language writes it; empty for US dollars, which need none. */
  rateDay: string;
  rates: readonly VisitorCurrency[];
}

const ChoiceContext = createContext<VisitorChoice | null>(null);

interface VisitorProviderProps {
  /** The same object for as long as nothing else is chosen: what is made of it is kept. */
  choice: VisitorChoice;
  children: ReactNode;
}

export function VisitorProvider({ choice, children }: VisitorProviderProps) {
  return <ChoiceContext value={choice}>{children}</ChoiceContext>;
}

/** What the visitor of the page has chosen. Throws outside `VisitorProvider`. */
export function useVisitorChoice(): VisitorChoice {
  const choice = use(ChoiceContext);
  if (choice === null) throw new Error("There is no visitor outside VisitorProvider");
  return choice;
}
