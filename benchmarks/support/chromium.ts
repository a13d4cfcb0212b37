import { type Browser, chromium } from "@playwright/test";
import { chromiumProgram } from "#commands/checks/chromium.ts";
import { chromiumSwitches } from "#tests/support/chromium-switches.ts";
import { freePort } from "#tests/support/free-port.ts";

const switches = [...chromiumSwitches, "--disable-gpu", "--no-first-run", "--disable-sync"];

export const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
} as const;
export const desktop = { viewport: { width: 1440, height: 900 } } as const;

/** Starts Chromium with an empty profile and a debugging port for Lighthouse. */
export async function startChromium(): Promise<{ browser: Browser; port: number }> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await chromiumProgram(),
    args: [...switches, `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}
