import type { Browser, Page } from "@playwright/test";
import { rowOf, type Aim, type Row } from "#benchmarks/support/row.ts";
import { startSite } from "#benchmarks/support/site-process.ts";
import { mediansOf, median } from "#benchmarks/support/table.ts";
import { startChromium } from "#benchmarks/browser/chromium.ts";
import {
  type Interaction,
  interactions,
  type Navigation,
  navigations,
} from "#benchmarks/browser/interactions.ts";
import {
  type Answered,
  expectArrival,
  layoutShift,
  type Shift,
  timeAnswer,
  watch,
} from "#benchmarks/browser/page-watch.ts";
import { hydrated } from "#tests/e2e/support/documents.ts";

const rounds = 5;
const slowDown = 4;
const turnedToFor = 300;
const section = "interaction";
const atMost = (limit: number): Aim => ({ of: "value", atMost: limit });

/**
 * How soon the site answers a visitor, each figure the median of five rounds in milliseconds: navigations from the
 * click to the frame with the new headings, at the processor's own speed, after 300 ms on the link and with every
 * cache warm; interactions from the input to the next paint (INP, Event Timing, which counts from 16 ms), at a
 * quarter of that speed, on a page that somebody is at already, and, where nothing has to be opened before, once more as the
 * first thing that is done on a page, which its scripts wait for. There the next paint may come before what was asked for, so
 * the frame that shows it is told, too. What moves by itself meanwhile is one figure for all of them, the worst.
 */
export async function benchInteraction(): Promise<Row[]> {
  const site = await startSite();
  const { browser } = await startChromium();
  const shifts: Shift[] = [];
  try {
    const rows: Row[] = [];
    for (const navigation of navigations) {
      const value = await timeNavigation(browser, site.origin, navigation, shifts);
      rows.push(told(navigation.name, value));
    }
    for (const interaction of interactions) {
      const { inp } = await timeInteraction(browser, site.origin, interaction, shifts);
      rows.push(told(`INP at ${slowDown} × CPU: ${interaction.name}`, inp));
    }
    for (const interaction of interactions) {
      if (interaction.prepare) continue;
      const { inp, shown } = await timeInteraction(browser, site.origin, interaction, shifts, true);
      const first = `at ${slowDown} × CPU, the first press: ${interaction.name}`;
      rows.push(told(`INP ${first}`, inp), told(`shown ${first}`, shown, null));
    }
    const worst = shifts.reduce((one, other) => (other.value > one.value ? other : one));
    const value = Math.round(worst.value * 10_000) / 10_000;
    if (value > 0) console.log(`  CLS ${value}: ${worst.moved.join(", ")}`);
    return [...rows, rowOf({ section, figure: "CLS, worst", value, unit: "", aim: atMost(0) })];
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function timeNavigation(
  browser: Browser,
  origin: string,
  { from, prepare, link }: Navigation,
  shifts: Shift[],
): Promise<number> {
  const page = await openPage(browser);
  const samples: number[] = [];
  for (let round = -1; round < rounds; round++) {
    await page.goto(origin + from, { waitUntil: "networkidle" });
    await hydrated(page);
    await prepare?.(page);
    const target = page.locator(link).filter({ visible: true }).first();
    await target.hover();
    await page.waitForTimeout(turnedToFor);
    const arrived = await expectArrival(page);
    await target.click();
    const took = await arrived();
    if (round >= 0) samples.push(took); // the first one warms the caches
    shifts.push(await layoutShift(page));
  }
  await page.context().close();
  return median(samples);
}

async function timeInteraction(
  browser: Browser,
  origin: string,
  { path, isPhone = false, prepare, act, shows }: Interaction,
  shifts: Shift[],
  isFirst = false,
): Promise<Answered> {
  const page = await openPage(browser, isPhone);
  const devtools = await page.context().newCDPSession(page);
  const slowDownBy = (rate: number) => devtools.send("Emulation.setCPUThrottlingRate", { rate });
  const samples: Answered[] = [];
  for (let round = 0; round < rounds; round++) {
    await page.goto(origin + path, { waitUntil: "networkidle" });
    if (!isFirst) await hydrated(page);
    await prepare?.(page);
    shifts.push(await layoutShift(page));
    await slowDownBy(slowDown);
    samples.push(await timeAnswer(page, () => act(page), shows));
    shifts.push(await layoutShift(page));
    await slowDownBy(1);
  }
  await page.context().close();
  return mediansOf(samples);
}

async function openPage(browser: Browser, isPhone = false): Promise<Page> {
  const context = await browser.newContext(
    isPhone
      ? { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
      : { viewport: { width: 1440, height: 900 } },
  );
  const page = await context.newPage();
  await page.addInitScript(beginAnew);
  await watch(page);
  return page;
}

/** Every document is a new visit, in which the contact dialog has been closed already. Runs in the page. */
function beginAnew(): void {
  if (!location.protocol.startsWith("http")) return; // what came from no server has no storage
  localStorage.clear();
  sessionStorage.clear();
  sessionStorage.setItem("sahil.dialog", "done");
}

function told(figure: string, ms: number, aim: Aim | null = atMost(100)): Row {
  console.log(`  ${figure}: ${ms.toFixed(1)} ms`);
  return rowOf({ section, figure, value: ms, unit: "ms", ...(aim && { aim }) });
}
