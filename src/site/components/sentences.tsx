import { Fragment, type ReactNode } from "react";
import { definitionOf } from "#i18n/languages.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";

/** Skips absent sentences; Chinese has no space between them. */
export function Sentences({ of }: { of: readonly ReactNode[] }) {
  const { locale } = useVisitorPreferences();
  const separator = definitionOf(locale).sentenceSpace;
  return of
    .filter((sentence) => sentence !== null && sentence !== undefined && sentence !== false)
    .map((sentence, index) => (
      <Fragment key={index}>
        {index > 0 && separator}
        {sentence}
      </Fragment>
    ));
}
