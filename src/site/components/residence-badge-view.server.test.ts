import { expect, test } from "vitest";
import messages from "#i18n/messages/en.json";
import { usDollar } from "#i18n/visitor-currency.ts";
import { registerMessages } from "#i18n/messages.ts";
import { visitorOf } from "#i18n/visitor.tsx";
import { residenceBadgeView } from "#site/components/residence-badge-view.server.ts";

registerMessages("en", messages);

test("a badge shows its price and its margin in one currency", () => {
  const badge = {
    programme: "golden-visa",
    name: "Golden visa",
    kind: "golden-visa",
    priceUsd: 600_000,
    marginUsd: 50_000,
  } as const;
  const dinar = { ...usDollar, code: "KWD", symbol: "KD", rate: 0.3 };
  const choice = {
    locale: "en",
    currency: "KWD",
    areaUnit: "m2",
    rateDay: "",
    rates: [usDollar, dinar],
  } as const;
  const { text, thresholdMargin } = residenceBadgeView(
    badge,
    { country: "uae", priceUsd: 500_000 },
    visitorOf(choice),
  );
  const shown = text + thresholdMargin;
  expect(shown).toContain("180,000");
  expect(shown).toContain("15,000");
  expect(shown).not.toContain("50,000");
  expect(shown).not.toContain("$");
});
