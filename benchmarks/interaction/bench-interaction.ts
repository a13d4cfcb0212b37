import type { Browser } from "@playwright/test";
import { type Measurement, worstOf } from "#benchmarks/ceilings.ts";
import { type Interaction, interactions } from "#benchmarks/interaction/interactions.ts";
import { desktop, phone, startChromium } from "#benchmarks/support/chromium.ts";
import { watch, watchedSoFar } from "#benchmarks/support/page-watch.ts";
import { startSite } from "#benchmarks/support/site-process.ts";
import { median } from "#benchmarks/support/statistics.ts";
import { hydrated } from "#tests/e2e/support/documents.ts";

const rounds = 3;
const slowDown = 4;
/** Event Timing reports nothing shorter. */
const shortestMs = 16;

/**
 * From an input to the next paint (INP) at a quarter of the processor's speed, on a hydrated page: of each interaction the median of
 * three, each on a new page, and of each kind the slowest interaction.
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
  { path, isPhone = false, prepare, act, shows }: Interaction,
): Promise<number> {
  const context = await browser.newContext(isPhone ? phone : desktop);
  const page = await context.newPage();
  await page.addInitScript(beginAnew);
  await watch(page);
  const devtools = await context.newCDPSession(page);
  const slowDownBy = (rate: number) => devtools.send("Emulation.setCPUThrottlingRate", { rate });
  const samples: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await page.goto(origin + path, { waitUntil: "networkidle" });
    await hydrated(page);
    await prepare?.(page);
    const before = (await watchedSoFar(page)).interactions.length;
    await slowDownBy(slowDown);
    await act(page);
    await page.waitForSelector(shows, { state: "attached" });
    const { interactions: durations } = await watchedSoFar(page);
    samples.push(Math.max(shortestMs, ...durations.slice(before)));
    await slowDownBy(1);
  }
  await context.close();
  return median(samples);
}

/** Each document is a new visit, in which the contact dialog has been closed already. Runs in the page. */
function beginAnew(): void {
  if (!location.protocol.startsWith("http")) return; // what came from no server has no storage
  localStorage.clear();
  sessionStorage.clear();
  sessionStorage.setItem("sahil.dialog", "done");
}
