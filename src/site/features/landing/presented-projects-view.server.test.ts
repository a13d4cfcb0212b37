import { expect, test } from "vitest";
import {
  firstPayment,
  lowestPrice,
  sortSoldLast,
  type LandingProject,
} from "#site/features/landing/presented-projects-view.server.ts";

test("the page never shows a lower price than the project's current one", () => {
  expect(firstPayment(presented({ priceUsd: 145_000, today: 150_000 }))).toBe(15_000);
  expect(firstPayment(presented({ priceUsd: 145_000, today: 140_000 }))).toBe(14_500);
});

test("the lowest price excludes sold projects", () => {
  const sold = presented({ priceUsd: 100_000, status: "sold" });
  expect(lowestPrice([presented({ priceUsd: 265_000 }), sold])).toBe(265_000);
  expect(lowestPrice([sold])).toBeNull();
  expect(lowestPrice([])).toBeNull();
});

test("sold projects come last, and the others stay in order", () => {
  const [one, sold, other] = [
    presented({ priceUsd: 3 }),
    presented({ priceUsd: 1, status: "sold" }),
    presented({ priceUsd: 2 }),
  ];
  expect(sortSoldLast([one, sold, other])).toEqual([one, other, sold]);
});

interface PresentedOptions {
  priceUsd: number;
  today?: number;
  status?: string;
}

function presented({
  priceUsd,
  today = priceUsd,
  status = "ready",
}: PresentedOptions): LandingProject {
  const project = { startFromUsd: today, status };
  return { priceUsd, downPaymentPct: 10, project } as LandingProject; // only the fields that are read
}
