import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { VisitorProvider } from "#i18n/visitor-preferences.tsx";
import { Sentences } from "#site/components/sentences.tsx";
import { defaultVisitorChoice } from "#tests/support/default-visitor-choice.ts";

test.each([
  ["en", "One. <b>Two.</b> Three."],
  ["zh", "One.<b>Two.</b>Three."],
] as const)("present sentences are joined as %s requires", (locale, written) => {
  const markup = renderToStaticMarkup(
    <VisitorProvider preferences={defaultVisitorChoice(locale)}>
      <Sentences of={["One.", false, <b key="two">Two.</b>, null, undefined, "Three."]} />
    </VisitorProvider>,
  );
  expect(markup).toBe(written);
});
