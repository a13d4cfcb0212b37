import type { Landing } from "#contract/landing.ts";
import type { Programme } from "#contract/purchase-rules.ts";
import type { Company } from "#contract/settings.ts";
import { convertToUsd } from "#domain/money.ts";
import type { FigureParts } from "#i18n/format.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import { figureParts } from "#site/components/company-figures-view.server.ts";
import { explainedPrice, type ExplainedPrice } from "#site/components/price-view.server.ts";
import {
  programmeSourceView,
  type ProgrammeSourceView,
} from "#site/components/programme-source-view.server.ts";
import { lowestPrice } from "./presented-projects-view.server.ts";

/** Null when the content has no reasons. */
export type ReasonsView = { label: string; reasons: readonly ReasonView[] } | null;

interface ReasonView {
  heading: string;
  text: string;
  /** Null when the company does not publish the figure. */
  figure: FigureWithText | null;
}

export interface VisaRuleView extends Pick<Programme, "slug" | "name" | "conditions"> {
  threshold: FigureParts;
  /** Threshold in the visitor's currency; null when that is the same or has no rate. */
  convertedThreshold: string | null;
  source: ProgrammeSourceView;
}

/** Lowest price of the page; null without prices. */
export type LandingPriceBarView = { text: string; price: ExplainedPrice } | null;

export function landingPriceBarView(
  { country: { name, nameIn }, projects }: Pick<Landing, "country" | "projects">,
  visitor: Visitor,
): LandingPriceBarView {
  const lowest = lowestPrice(projects);
  if (lowest === null) return null;
  return {
    text: translatorFor(visitor.locale, "landing")("price_bar", { name, place: nameIn }),
    price: explainedPrice(lowest, visitor),
  };
}

export function reasonsView(
  { country, reasons }: Pick<Landing, "country" | "reasons">,
  company: Company | null,
  { locale, format }: Visitor,
): ReasonsView {
  if (reasons.length === 0) return null;
  return {
    label: translatorFor(locale, "landing")("reasons", { place: country.nameIn }),
    reasons: reasons.map(({ heading, text, figure }) => ({
      heading,
      text,
      figure: figure.startsWith("@")
        ? companyFigure(figureParts(figure, company, format.number))
        : parseFigure(figure),
    })),
  };
}

function companyFigure(figure: FigureParts | null): FigureWithText | null {
  return figure && { textBefore: "", figure, textAfter: "" };
}

/** `today` is an ISO date. */
export function visaRuleView(programme: Programme, today: string, visitor: Visitor): VisaRuleView {
  const { slug, name, currency, minimumAmount, conditions } = programme;
  return {
    slug,
    name,
    threshold: visitor.moneyPartsIn(currency, minimumAmount),
    convertedThreshold: inVisitorCurrency(programme, visitor),
    conditions,
    source: programmeSourceView(programme, today, visitor),
  };
}

function inVisitorCurrency(
  { currency: code, minimumAmount }: Programme,
  { locale, currency, rates, rateDay, money, format }: Visitor,
): string | null {
  const currencyRate = rates.find((rate) => rate.code === code);
  if (currencyRate === undefined || code === currency.code) return null;
  return translatorFor(locale, "landing")("converted", {
    amount: isolate(money(convertToUsd(minimumAmount, currencyRate.rate))),
    date: currencyRate.asOf === null ? rateDay : format.date(currencyRate.asOf),
  });
}

/** A number from the content, with the words around it. */
export interface FigureWithText {
  textBefore: string;
  /** Null without a number. */
  figure: FigureParts | null;
  textAfter: string;
}

/**
 * Splits `AED 2 million`, `%7,5` or `القانون 8/2007`; signs such as % and € stay with the number, which needs no
 * bidi mark.
 */
export function parseFigure(text: string): FigureWithText {
  const [, before = "", number = "", after = ""] =
    /^([^\d\u200F]*)\u200F?([\d\s.,/]*\d)(.*)$/.exec(text) ?? [];
  if (number === "") return { textBefore: text, figure: null, textAfter: "" };
  const [, main = number, fraction = ""] = /^(.+?)([.,]\d{1,2})?$/.exec(number) ?? [];
  const [signBefore, signAfter] = [signOf(before), signOf(after)];
  return {
    textBefore: signBefore === "" ? before.trim() : "",
    figure: { before: signBefore, main, after: fraction + signAfter },
    textAfter: signAfter === "" ? after.trim() : "",
  };
}

function signOf(text: string): string {
  return /^[^\p{Letter}\s]$/u.test(text) ? text : "";
}
