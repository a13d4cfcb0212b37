import { expect, test } from "vitest";
import type { Locale } from "#domain/locale.ts";
import { registerMessages } from "#i18n/messages.ts";
import arabic from "#i18n/messages/ar.json";
import english from "#i18n/messages/en.json";
import russian from "#i18n/messages/ru.json";
import turkish from "#i18n/messages/tr.json";
import chinese from "#i18n/messages/zh.json";
import { usDollar } from "#i18n/visitor-currency.ts";
import { visitorOf } from "#i18n/visitor.tsx";
import type { VisitorPreferences } from "#i18n/visitor-preferences.tsx";

const euro = {
  code: "EUR",
  symbol: "€",
  name: "Euro",
  rate: 0.862,
  decimals: 0,
  asOf: "2026-11-16",
};
const rates = [usDollar, euro];

function createVisitor(choice: VisitorPreferences) {
  registerMessages("en", english);
  registerMessages("ar", arabic);
  registerMessages("ru", russian);
  registerMessages("tr", turkish);
  registerMessages("zh", chinese);
  return visitorOf(choice);
}

test("prices are in the chosen currency, with the original available", () => {
  const visitor = createVisitor({
    locale: "en",
    currency: "EUR",
    areaUnit: "m2",
    rateDay: "",
    rates,
  });
  expect(visitor.money(420_000)).toBe("€362,040");
  expect(visitor.usd(420_000)).toBe("$420,000");
  expect(visitor.isConverted).toBe(true);
});

test("an unknown currency counts as US dollars", () => {
  const visitor = createVisitor({
    locale: "en",
    currency: "XXX",
    areaUnit: "m2",
    rateDay: "",
    rates,
  });
  expect(visitor.money(420_000)).toBe("$420,000");
  expect(visitor.isConverted).toBe(false);
});

test("areas and prices by area follow the chosen unit", () => {
  const visitor = createVisitor({
    locale: "en",
    currency: "USD",
    areaUnit: "sqft",
    rateDay: "",
    rates,
  });
  expect(visitor.area(66)).toBe("710\u00A0sq ft");
  expect(visitor.areaRange(66, 260)).toBe("710–2,799\u00A0sq ft");
  expect(visitor.moneyPerArea(2_230)).toBe("$207");
});

test("an amount in a currency without a symbol is formatted with its code", () => {
  const visitor = createVisitor({
    locale: "zh",
    currency: "USD",
    areaUnit: "m2",
    rateDay: "",
    rates,
  });
  expect(visitor.moneyIn("EUR", 300_000)).toBe("€300,000");
  expect(visitor.moneyIn("CHF", 300_000)).toBe("CHF\u00A0300,000");
});

test.each<[Locale, string, string]>([
  ["en", "USD\u00A0400,000", "AED\u00A02,000,000"],
  ["ar", "400,000 دولار", "2,000,000 درهم"],
  ["ru", "400\u00A0000 долларов", "2\u00A0млн дирхамов"],
  ["tr", "400.000 dolar", "2.000.000 dirhem"],
  ["zh", "40万美元", "200万迪拉姆"],
])("in a sentence of %s money is named as the glossary asks", (locale, dollars, dirhams) => {
  const visitor = createVisitor({
    locale,
    currency: "USD",
    areaUnit: "m2",
    rateDay: "",
    rates,
  });
  expect(visitor.moneyInText("USD", 400_000)).toBe(dollars);
  expect(visitor.moneyInText("AED", 2_000_000)).toBe(dirhams);
});

test("Arabic and Russian nouns use the plural form of their number", () => {
  const arabic = createVisitor({
    locale: "ar",
    currency: "USD",
    areaUnit: "m2",
    rateDay: "",
    rates,
  });
  expect(arabic.moneyInText("USD", 10)).toBe("10 دولارات");
  expect(arabic.moneyInText("USD", 2_911)).toBe("2,911 دولاراً");
  const russian = createVisitor({
    locale: "ru",
    currency: "USD",
    areaUnit: "m2",
    rateDay: "",
    rates,
  });
  expect(russian.moneyInText("USD", 21)).toBe("21 доллар");
  expect(russian.moneyInText("USD", 103)).toBe("103 доллара");
  expect(russian.moneyInText("AED", 3.6725, 4)).toBe("3,6725 дирхама");
});
