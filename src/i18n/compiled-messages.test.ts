import compile from "icu-minify/compile";
import { createTranslator } from "use-intl";
import { expect, test } from "vitest";
import { compileTree } from "#i18n/compiled-messages.ts";
import { registerMessages, translatorFor } from "#i18n/messages.ts";
import russian from "#i18n/messages/ru.json";

test("compiled messages are formatted without a parser", () => {
  const messages = compileTree({
    listing: { count: "{count, plural, one {# project} other {# projects}}" },
  });
  const t = createTranslator({ locale: "en", messages });
  expect(t("listing.count" as never, { count: 2 } as never)).toBe("2 projects"); // keys of this test's own tree
});

test("message files arrive compiled", () => {
  expect(russian.layout.title).toEqual(compile("{page} | Sahil"));
  registerMessages("ru", russian);
  expect(translatorFor("ru", "layout")("title", { page: "Блог" })).toBe("Блог | Sahil");
});

test("an invalid ICU message is reported by its key", () => {
  expect(() => compileTree({ nav: { home: "{name" } })).toThrow(
    "The message nav.home is not valid ICU",
  );
});
