/** Text in all published languages, as content files write it. */
import { z } from "zod";
import { draftCodes, type Locale, localeFacts, locales } from "#domain/locale.ts";
import { withPercentsInOrder } from "#i18n/isolate.ts";

export type LocalizedText = Record<Locale, string>;

const InOneLanguage = z.string().refine((text) => text.trim() !== "", "must not be empty");

/** Plain text in all published languages, none of them empty. `maxLength` counts characters, in each language. */
export function localizedText({ maxLength = Infinity }: { maxLength?: number } = {}) {
  const text =
    maxLength === Infinity
      ? InOneLanguage
      : InOneLanguage.refine((value) => [...value].length <= maxLength, {
          error: ({ input }) =>
            `is ${[...String(input)].length} characters long; at most ${maxLength} are allowed`,
        });
  const rightToLeft = text.overwrite(withPercentsInOrder); // behind the check, which counts what is written in the file
  return byLanguage((locale) => (localeFacts[locale].direction === "rtl" ? rightToLeft : text));
}

/** An object with a key for every published language; drafts may be there and are not looked at. */
export function byLanguage<Text extends z.ZodType>(
  textIn: (locale: Locale) => Text,
  draftsAllowed: readonly string[] = draftCodes,
) {
  const published = locales.map((locale) => [locale, textIn(locale)] as const);
  const drafts = draftsAllowed.map((code) => [code, z.unknown().optional()] as const);
  const shape = Object.fromEntries<z.ZodType>([...published, ...drafts]);
  return z.strictObject(shape as Record<Locale, Text>); // what drafts say is not read
}

export const LocalizedText = localizedText();

const Names = z.array(InOneLanguage).prefault([]);

/** Further names that people type, as many in each language as it has; a language without any may be left out. */
export const AlsoCalled = byLanguage(() => Names).prefault({});
export type AlsoCalled = z.infer<typeof AlsoCalled>;

/** Markdown (CommonMark) in all published languages: no HTML, no images. */
export const LocalizedMarkdown = localizedText();

export const Section = z.strictObject({ heading: LocalizedText, body: LocalizedMarkdown });
export type Section = z.infer<typeof Section>;

export const HeadedText = z.strictObject({ heading: LocalizedText, text: LocalizedText });

export const Question = z.strictObject({ q: LocalizedText, a: LocalizedText });
