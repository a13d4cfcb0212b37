/** Text in all five languages, as content files write it. */
import { z } from "zod";
import { locales, type Locale } from "#domain/locale.ts";
import { withPercentsInOrder } from "#i18n/isolate.ts";

export type LocalizedText = Record<Locale, string>;

const InOneLanguage = z.string().refine((text) => text.trim() !== "", "must not be empty");

/** Plain text in all five languages, none of them empty. `maxLength` counts characters, in each language. */
export function localizedText({ maxLength = Infinity }: { maxLength?: number } = {}) {
  const text =
    maxLength === Infinity
      ? InOneLanguage
      : InOneLanguage.refine((value) => [...value].length <= maxLength, {
          error: ({ input }) =>
            `is ${[...String(input)].length} characters long; at most ${maxLength} are allowed`,
        });
  const arabic = text.overwrite(withPercentsInOrder); // behind the check, which counts what is written in the file
  const shape = Object.fromEntries(
    locales.map((locale) => [locale, locale === "ar" ? arabic : text]),
  );
  return z.strictObject(shape as Record<Locale, typeof text>); // fromEntries forgets that its keys are the locales
}

export const LocalizedText = localizedText();

const Names = z.array(InOneLanguage).prefault([]);
const namesByLocale = Object.fromEntries(locales.map((locale) => [locale, Names]));

/** Further names that people type, as many in each language as it has; a language without any may be left out. */
export const AlsoCalled = z
  .strictObject(namesByLocale as Record<Locale, typeof Names>) // as above
  .prefault({});
export type AlsoCalled = z.infer<typeof AlsoCalled>;

/** Markdown (CommonMark) in all five languages: no HTML, no images. */
export const LocalizedMarkdown = localizedText();

export const Section = z.strictObject({ heading: LocalizedText, body: LocalizedMarkdown });
export type Section = z.infer<typeof Section>;

export const HeadedText = z.strictObject({ heading: LocalizedText, text: LocalizedText });

export const Question = z.strictObject({ q: LocalizedText, a: LocalizedText });
