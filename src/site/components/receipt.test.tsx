import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { purchaseReceipt, type ReceiptRequest } from "#domain/purchase-receipt.ts";
import { registerMessages } from "#i18n/messages.ts";
import messages from "#i18n/messages/en.json";
import { VisitorProvider } from "#i18n/visitor-preferences.tsx";
import { visitorOf } from "#i18n/visitor.tsx";
import { receiptView } from "#site/components/receipt-view.server.ts";
import {
  currencyRates,
  projectFile,
  purchaseRules,
  unitRow,
} from "#tests/support/content-files.ts";
import { Receipt } from "#site/components/receipt.tsx";

function receiptOf(
  slug: string,
  type: string,
  rooms: string | undefined,
  choices: NonNullable<ReceiptRequest["choices"]>,
  today = "2026-11-21",
  currency = "USD",
): string {
  const project = projectFile(slug);
  const { costs, ...rules } = purchaseRules(project.country);
  const receipt = purchaseReceipt({
    // The content has these texts in every language.
    rules: { ...rules, costs: costs.map((cost) => ({ ...cost, note: "", source: "" })) },
    rates: currencyRates,
    unit: unitRow(project, type, rooms),
    project: { city: project.city, status: project.status, sale: "first" },
    choices,
  });
  const rates = currencyRates.map((rate) => ({ ...rate, symbol: rate.code, name: rate.code }));
  registerMessages("en", messages);
  const choice = {
    locale: "en",
    currency,
    areaUnit: "m2",
    rateDay: currency === "USD" ? "" : "16 November 2026",
    rates,
  } as const;
  const view = receiptView(receipt, today, visitorOf(choice));
  const markup = renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <VisitorProvider preferences={choice}>
        <Receipt receipt={view} heading={<h2>Cost</h2>} subject="A home" />
      </VisitorProvider>
    </IntlProvider>,
  );
  return markup.replaceAll(/[\u2068\u2069]/g, "").replaceAll("\u00A0", " ");
}

test("tax bands and their reduction are explained in words", () => {
  expect(receiptOf("columbia-gardens", "apartments", "2+1", { sale: "resale" })).toContain(
    "3% up to EUR 85,000, 5% up to EUR 170,000, 8% above, reduced to 50% of it",
  );
});

test("a share, a loan and the VAT of a charge are explained in words", () => {
  expect(receiptOf("bosphorus-terraces", "apartments", "2+1", {})).toContain(
    "4% of the price, buyer’s share 50%",
  );
  const ready = receiptOf("circle-court", "apartments", "1+1", {
    onlyWith: ["mortgage"],
    loanPercent: 60,
  });
  expect(ready).toContain("0.25% of the loan of AED 577,317");
  expect(ready).toContain("fixed charge of AED 4,000, plus 5% VAT");
});

test("a tax included in the price is computed on the price without it", () => {
  const home = receiptOf("bosphorus-terraces", "apartments", "2+1", {});
  expect(home).toContain("10% of the price before tax");
  // For offices the tax is added to the price.
  expect(receiptOf("sisli-one", "offices", undefined, {})).toContain("20% of the price<");
});

test("lines that add nothing give the reason", () => {
  expect(receiptOf("bosphorus-terraces", "apartments", "2+1", {})).toContain(
    "included in the price, not added",
  );
  expect(receiptOf("circle-court", "apartments", "1+1", { sale: "resale" })).toContain(
    "paid by the seller, not added",
  );
});

test("a receipt carries the date of its figures, and warns when they are old", () => {
  const warning = "Older than a year";
  const fresh = receiptOf("marina-arc", "apartments", "1+1", {});
  expect(fresh).toContain("Figures read on 15 November 2026.");
  expect(fresh).toContain("AED 3.6725 for one US dollar");
  expect(fresh).not.toContain(warning);
  expect(receiptOf("marina-arc", "apartments", "1+1", {}, "2027-11-16")).toContain(warning);
});

test("costs and total are also shown in the visitor's currency, with the date of its rate", () => {
  const inPounds = receiptOf("marina-arc", "apartments", "1+1", {}, "2026-11-21", "GBP");
  expect(inPounds.match(/GBP [\d,]+/g)).toHaveLength(2);
  expect(inPounds).toMatch(/GBP [\d,]+ at the rate of 16 November 2026/);
  expect(receiptOf("marina-arc", "apartments", "1+1", {}, "2026-11-21", "AED")).not.toContain(
    "at the rate of",
  );
});
