import { expect, test } from "vitest";
import messages from "#i18n/messages/en.json";
import { registerMessages } from "#i18n/messages.ts";
import { visitorOf } from "#i18n/visitor.tsx";
import { defaultVisitorChoice } from "#tests/support/default-visitor-choice.ts";
import { priceHistoryView } from "./guide-view.server.ts";

registerMessages("en", messages);
const visitor = visitorOf(defaultVisitorChoice("en"));
const city = { name: "Izmir", nameIn: "in Izmir" };

function history(...prices: number[]) {
  const points = prices.map((usdPerM2, index) => ({ year: 2020 + index, usdPerM2 }));
  return priceHistoryView(city, points, visitor);
}

test("every year but the first is compared with the one before", () => {
  expect(history(2_000, 2_500, 2_400)?.years).toEqual([
    { year: 2020, price: "$2,000", change: null },
    { year: 2021, price: "$2,500", change: "+25%" },
    { year: 2022, price: "$2,400", change: "−4%" },
  ]);
});

test("the heading names the price trend, unless it rounds to zero", () => {
  const headings = [history(1_000, 1_100), history(1_000, 900), history(1_000, 1_004)].map((view) =>
    view?.heading.replaceAll(/[\u2068\u2069]/g, ""),
  );
  expect(headings).toEqual([
    "Prices in Izmir up 10% since 2020",
    "Prices in Izmir down 10% since 2020",
    "Prices in Izmir as they were in 2020",
  ]);
});

test("a single year is no history", () => {
  expect([history(2_000), history()]).toEqual([null, null]);
});
