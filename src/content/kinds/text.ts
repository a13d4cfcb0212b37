import { z } from "zod";
import { draftCodes, type Locale, localeFacts, locales } from "#domain/locale.ts";
import { markPercentDirection } from "#i18n/isolate.ts";

export type LocalizedText = Record<Locale, string>;

const InOneLanguage = z.string().refine((text) => text.trim() !== "", "must not be empty");

/** Non-empty plain text in every published locale; `maxLength` counts characters in each. */
export function localizedText({ maxLength = Infinity }: { maxLength?: number } = {}) {
  const text =
    maxLength === Infinity
      ? InOneLanguage
      : InOneLanguage.refine((value) => [...value].length <= maxLength, {
          error: ({ input }) =>
            `is ${[...String(input)].length} characters long; at most ${maxLength} are allowed`,
        });
  const rightToLeft = text.overwrite(markPercentDirection); // after the length check, which counts the characters of the file
  return byLanguage((locale) => (localeFacts[locale].direction === "rtl" ? rightToLeft : text));
}

/** An object with a key for every published locale; draft locales are allowed and ignored. */
export function byLanguage<Text extends z.ZodType>(
  textIn: (locale: Locale) => Text,
  draftsAllowed: readonly string[] = draftCodes,
) {
  const published = locales.map((locale) => [locale, textIn(locale)] as const);
  const drafts = draftsAllowed.map((code) => [code, z.unknown().optional()] as const);
  const shape = Object.fromEntries<z.ZodType>([...published, ...drafts]);
  return z.strictObject(shape as Record<Locale, Text>); // draft locales are ignored
}

export const LocalizedText = localizedText();

const Names = z.array(InOneLanguage).prefault([]);

/** Alternative names for search, a list for each locale; locales may be omitted. */
export const AlsoCalled = byLanguage(() => Names).prefault({});
export type AlsoCalled = z.infer<typeof AlsoCalled>;

/** CommonMark in every published locale, without HTML or images. */
export const LocalizedMarkdown = localizedText();

export const Section = z.strictObject({ heading: LocalizedText, body: LocalizedMarkdown });
export type Section = z.infer<typeof Section>;

export const HeadedText = z.strictObject({ heading: LocalizedText, text: LocalizedText });

export const Question = z.strictObject({ q: LocalizedText, a: LocalizedText });
