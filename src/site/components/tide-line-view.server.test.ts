import { expect, test } from "vitest";
import type { PlanShares } from "#domain/payment-plan.ts";
import messages from "#i18n/messages/en.json";
import { registerMessages } from "#i18n/messages.ts";
import { visitorOf } from "#i18n/visitor.tsx";
import { tideView } from "#site/components/tide-line-view.server.ts";
import { defaultVisitorChoice } from "#tests/support/default-visitor-choice.ts";

const upToHandover = {
  downPaymentPct: 20,
  duringPct: 40,
  atHandoverPct: 40,
  afterHandoverPct: 0,
  instalmentMonths: 30,
  monthsAfterHandover: 0,
};

const beyondHandover = {
  downPaymentPct: 10,
  duringPct: 16,
  atHandoverPct: 14,
  afterHandoverPct: 60,
  instalmentMonths: 76,
  monthsAfterHandover: 60,
};

registerMessages("en", messages);

test("label and key distinguish instalments before and after handover", () => {
  const parts = [
    "10% at signing",
    "16% over 16 months",
    "14% at handover",
    "60% over 60 months after handover",
  ];
  const { label, key } = shown(beyondHandover);
  expect(label).toBe(`Payment plan: ${parts.slice(0, 3).join(", ")} and ${parts[3]}`);
  expect(key).toEqual(parts);
});

test("an empty part of the plan is omitted", () => {
  const { label, key } = shown(upToHandover);
  expect(label).not.toContain("after handover");
  expect(key).toEqual(["20% at signing", "40% over 30 months", "40% at handover"]);
});

/** Without the bidi isolates. */
function shown(plan: PlanShares) {
  const { label, parts } = tideView(plan, visitorOf(defaultVisitorChoice("en")));
  const bare = (text: string) => text.replaceAll(/[\u2068\u2069]/g, "");
  return {
    label: bare(label),
    key: parts.filter(({ percent }) => percent > 0).map(({ text }) => bare(text)),
  };
}
