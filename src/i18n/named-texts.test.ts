import { expect, test } from "vitest";
import { textsNamedIn } from "#i18n/named-texts.ts";

const messages = {
  nav: { home: "Home", menu: { open: "Menu" } },
  card: { from: "From", status: { sold: "Sold" } },
};

test("a text is taken whose namespace and word are named", () => {
  const take = textsNamedIn([`const t = useTranslations("card"); t("from");`]);
  expect(take(messages)).toEqual({ card: { from: "From" } });
});

test("the word may stand in another module than the namespace", () => {
  const title = `export function title(t: Translator) { return t("menu.open"); }`;
  const take = textsNamedIn([`title(translatorFor(choice.locale, "nav"))`, title]);
  expect(take(messages)).toEqual({ nav: { menu: { open: "Menu" } } });
});

test("without a namespace the whole key is the word", () => {
  const sources = [`const t = useTranslations(); t(isSold ? "card.status.sold" : "home");`];
  expect(textsNamedIn(sources)(messages)).toEqual({ card: { status: { sold: "Sold" } } });
});

test("a word of a namespace that nobody names is left out", () => {
  expect(textsNamedIn([`useTranslations("nav.menu"); t("from"); t("home");`])(messages)).toEqual(
    {},
  );
});
