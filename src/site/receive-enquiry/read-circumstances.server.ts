/** Reads what goes along with a form. Nobody typed it, so what is not as our pages write it is left out, and never a fault. */
import { z } from "zod";
import { type Circumstances, FirstTouch } from "#contract/enquiry/enquiry.ts";
import type { EnquiryTexts } from "#contract/enquiry/fields.ts";
import { tidyLine } from "#contract/enquiry/tidy-text.ts";
import { isTimeZone } from "#domain/zoned-time.ts";

const sitePath = /^\/[a-z]{2}(?:\/[a-z0-9-]+)*$/;
const longestPath = 300;
const longestWord = 300;
const mostAnswers = 20;

const Line = z
  .string()
  .max(longestWord)
  .refine((text) => tidyLine(text) !== null);
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
export function readAnswers({ questionnaire }: EnquiryTexts): Circumstances["questionnaire"] {
  return Answers.safeParse(jsonOf(questionnaire)).data ?? null;
}

export function readFirstTouch({ first_touch }: EnquiryTexts): FirstTouch | null {
  const touch = FirstTouch.safeParse(jsonOf(first_touch)).data;
  if (touch === undefined) return null;
  const { referrer, landing, campaign } = touch;
  const said = [referrer, landing, ...Object.values(campaign)];
  return said.every((text) => text === null || Line.safeParse(text).success) ? touch : null;
}

function jsonOf(text = ""): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
