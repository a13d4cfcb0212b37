/** Reads what goes along with a form. Nobody typed it, so what is not as our pages write it is left out, and never a fault. */
import { z } from "zod";
import { type EnquiryContext, FirstTouch } from "#contract/enquiry/enquiry.ts";
import type { EnquiryTexts } from "#contract/enquiry/fields.ts";
import { maxFirstTouchLength } from "#contract/enquiry/sending-rules.ts";
import { tidyLine } from "#contract/enquiry/tidy-text.ts";
import { isTimeZone } from "#domain/zoned-time.ts";
import { usDollar } from "#i18n/visitor-currency.ts";
import { readPreferences } from "#site/data/preference-cookies.ts";

const sitePath = /^\/[a-z]{2}(?:\/[a-z0-9-]+)*$/;
const longestPath = 300;
const mostAnswers = 20;

/** A short line, tidied. */
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
  .refine((answers) => Object.keys(answers).length <= mostAnswers);

/** Path of the page that the form stood on; `own` is that of the form by itself. */
export function readPage({ page = "" }: EnquiryTexts, own: string): string {
  return page.length <= longestPath && sitePath.test(page) ? page : own;
}

export function readTimeZone({ time_zone: name = "" }: EnquiryTexts): string | null {
  return name !== "" && name.length <= 64 && isTimeZone(name) ? name : null;
}

/** Answers of the questionnaire, by the name of the question. */
export function readAnswers({ questionnaire }: EnquiryTexts): EnquiryContext["questionnaire"] {
  return Answers.safeParse(jsonOf(questionnaire)).data ?? null;
}

/** Where the visit came from. What is no short line in it is left out; what has another shape is none of ours. */
export function readFirstTouch({ first_touch }: EnquiryTexts): FirstTouch | null {
  const touch = FirstTouch.safeParse(jsonOf(first_touch)).data;
  if (touch === undefined) return null;
  const { referrer, landing, campaign } = touch;
  const kept = Object.entries(campaign).flatMap(([name, text]) => {
    const line = lineOf(text);
    return line === null ? [] : [[name, line]];
  });
  return {
    referrer: lineOf(referrer),
    landing: lineOf(landing),
    campaign: Object.fromEntries(kept),
  };
}

function lineOf(text: string | null): string | null {
  return Line.safeParse(text).data ?? null;
}

/** The currency that prices were shown in. `known` is null where nobody can tell which there are. */
export function readCurrency(
  cookieHeader: string | null,
  known: readonly { code: string }[] | null,
): string {
  const { currency } = readPreferences(cookieHeader);
  const isKnown = known?.some(({ code }) => code === currency) ?? /^[A-Z]{3}$/.test(currency);
  return isKnown ? currency : usDollar.code;
}

function jsonOf(text = ""): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
