import type { Browser } from "@playwright/test";
import { type Measurement, worstOf } from "#benchmarks/ceilings.ts";
import { type Interaction, interactions } from "#benchmarks/interaction/interactions.ts";
import { desktop, phone, startChromium } from "#benchmarks/support/chromium.ts";
import { recordMetrics, metricsSoFar } from "#benchmarks/support/page-metrics.ts";
import { startSite } from "#benchmarks/support/server-process.ts";
import { median } from "#benchmarks/support/statistics.ts";
import { waitForHydration } from "#tests/e2e/support/hydration.ts";

const rounds = 3;
const slowDown = 4;
/** Event Timing reports no shorter durations. */
const shortestMs = 16;

/**
 * Input to next paint (INP) at a quarter of the CPU's speed on a hydrated page: the median of three new pages per interaction, and
 * the slowest interaction per kind.
 */
export async function benchInteraction(): Promise<Measurement[]> {
  const site = await startSite();
  const { browser } = await startChromium();
  try {
    const measurements: Measurement[] = [];
    for (const interaction of interactions) {
      const value = await timeInteraction(browser, site.origin, interaction);
      console.log(`  ${interaction.name}: ${value.toFixed(0)} ms`);
      measurements.push({ ceiling: interaction.kind, value, of: interaction.name });
    }
    return [...Map.groupBy(measurements, ({ ceiling }) => ceiling).values()].map(worstOf);
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function timeInteraction(
  browser: Browser,
  origin: string,
  { path, isPhone = false, prepare, act, expectedSelector }: Interaction,
): Promise<number> {
  const context = await browser.newContext(isPhone ? phone : desktop);
  const page = await context.newPage();
  await page.addInitScript(resetVisit);
  await recordMetrics(page);
  const devtools = await context.newCDPSession(page);
  const slowDownBy = (rate: number) => devtools.send("Emulation.setCPUThrottlingRate", { rate });
  const samples: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await page.goto(origin + path, { waitUntil: "networkidle" });
    await waitForHydration(page);
    await prepare?.(page);
    const before = (await metricsSoFar(page)).interactions.length;
    await slowDownBy(slowDown);
    await act(page);
    await page.waitForSelector(expectedSelector, { state: "attached" });
    const { interactions: durations } = await metricsSoFar(page);
    samples.push(Math.max(shortestMs, ...durations.slice(before)));
    await slowDownBy(1);
  }
  await context.close();
  return median(samples);
}

/** Runs in the page: every document is a new visit with the contact dialog already closed. */
function resetVisit(): void {
  if (!location.protocol.startsWith("http")) return; // only served pages have storage
  localStorage.clear();
  sessionStorage.clear();
  sessionStorage.setItem("sahil.dialog", "done");
}
