import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import messages from "#i18n/messages/en.json";
import { usDollar } from "#i18n/visitor-currency.ts";
import { VisitorProvider } from "#i18n/visitor-choice.tsx";
import { ResidenceBadge } from "./residence-badge.tsx";

test("a badge names its price and its margin in one currency", () => {
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
    currencyName: "US dollar",
    areaUnit: "m2",
    rates: [usDollar, dinar],
  } as const;
  const shown = renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <VisitorProvider choice={choice}>
        <ResidenceBadge badge={badge} country="uae" startFromUsd={500_000} />
      </VisitorProvider>
    </IntlProvider>,
  );
  expect(shown).toContain("180,000");
  expect(shown).toContain("15,000");
  expect(shown).not.toContain("50,000");
  expect(shown).not.toContain("$");
});
