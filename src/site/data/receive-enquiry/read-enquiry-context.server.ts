/** Parses what a page adds to its form. Nobody typed it, so an invalid value is dropped without an error. */
import { z } from "zod";
import { type EnquiryContext, FirstTouch } from "#contract/enquiry/enquiry.ts";
import type { EnquiryTexts } from "#contract/enquiry/fields.ts";
import { maxFirstTouchLength } from "#contract/enquiry/sending-rules.ts";
import { tidyLine } from "#contract/enquiry/tidy-text.ts";
import { isTimeZone } from "#domain/zoned-time.ts";
import { usDollar } from "#i18n/visitor-currency.ts";
import { readPreferences } from "#site/data/preference-cookies.ts";

const sitePath = /^\/[a-z]{2}(?:\/[a-z0-9-]+)*$/;
const maxPathLength = 300;
const maxAnswers = 20;

const Line = z
  .string()
  .max(maxFirstTouchLength)
  .transform((text, { addIssue }) => {
    const line = tidyLine(text);
    if (line === null) addIssue("is no line");
    return line ?? z.NEVER;
  });
const Answers = z
  .record(z.string().regex(/^[a-z][a-z0-9_]{0,39}$/), Line)
  .refine((answers) => Object.keys(answers).length <= maxAnswers);

/** Path of the page with the form; `fallback` is that of the stand-alone form. */
export function readPage({ page = "" }: EnquiryTexts, fallback: string): string {
  return page.length <= maxPathLength && sitePath.test(page) ? page : fallback;
}

export function readTimeZone({ time_zone: name = "" }: EnquiryTexts): string | null {
  return name !== "" && name.length <= 64 && isTimeZone(name) ? name : null;
}

export function readAnswers({ questionnaire }: EnquiryTexts): EnquiryContext["questionnaire"] {
  return Answers.safeParse(jsonOf(questionnaire)).data ?? null;
}

/** Campaign texts that are no short line are dropped; another shape gives null. */
export function readFirstTouch({ first_touch }: EnquiryTexts): FirstTouch | null {
  const touch = FirstTouch.safeParse(jsonOf(first_touch)).data;
  if (touch === undefined) return null;
  const { referrer, landing, campaign } = touch;
  const entries = Object.entries(campaign).flatMap(([name, text]) => {
    const line = lineOf(text);
    return line === null ? [] : [[name, line]];
  });
  return {
    referrer: lineOf(referrer),
    landing: lineOf(landing),
    campaign: Object.fromEntries(entries),
  };
}

function lineOf(text: string | null): string | null {
  return Line.safeParse(text).data ?? null;
}

/** Currency of the prices shown; `currencies` is null when they could not be loaded. */
export function readCurrency(
  cookieHeader: string | null,
  currencies: readonly { code: string }[] | null,
): string {
  const { currency } = readPreferences(cookieHeader);
  const isValid = currencies?.some(({ code }) => code === currency) ?? /^[A-Z]{3}$/.test(currency);
  return isValid ? currency : usDollar.code;
}

function jsonOf(text = ""): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
