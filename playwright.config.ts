import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { findChromium } from "#commands/checks/chromium.ts";
import { chromiumSwitches } from "#tests/support/chromium-switches.ts";
import { testEnvironment } from "#tests/e2e/support/test-environment.ts";
import type { JourneyOptions } from "#tests/e2e/support/journey.ts";
import { freePort } from "#tests/support/free-port.ts";
import { isFullRun } from "#tests/support/test-scope.ts";

type Projects = NonNullable<PlaywrightTestConfig<JourneyOptions>["projects"]>;

/** Playwright reads this file again in every worker, which takes the ports from the environment. */
const sitePort = await chosenPort("SAHIL_TEST_SITE_PORT");
const frontPort = await chosenPort("SAHIL_TEST_FRONT_PORT");
const site = `http://127.0.0.1:${sitePort}`;
const chromium = findChromium();
if (chromium !== null) process.env["CHROMIUM"] = chromium;
const siteDatabase = `sqlite:${path.join(temporaryFolder(), "sahil.db")}`;
const media = path.join(temporaryFolder(), "media");
const node = `"${process.execPath}" --disable-warning=ExperimentalWarning`;
const start = `${node} src/commands/start.ts`;

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

/** Tests of `npm run test:all` alone. */
const full = /@full/;
/** Journeys whose steps depend on direction or layout, repeated in Arabic in a narrow window, where `npm run test:all` repeats every one. */
const layout = /@layout/;
/** Forms, repeated in Chinese by `npm run test:all`: a script without spaces and with a channel of its own. */
const chinese = /@chinese/;

const english = { locale: "en-US", language: "en" } as const;
const arabic = { locale: "ar", language: "ar" } as const;
const simplifiedChinese = { locale: "zh-CN", language: "zh" } as const;

const usual: Projects = [
  {
    name: "English, wide",
    use: { ...english, viewport: wide },
  },
  {
    name: "Arabic, narrow",
    testMatch: /journeys\//,
    grep: isFullRun ? /./ : layout,
    use: { ...arabic, viewport: narrow, hasTouch: true },
  },
];

const further: Projects = [
  {
    name: "English, narrow",
    testMatch: /journeys\//,
    grep: layout,
    use: { ...english, viewport: narrow, hasTouch: true },
  },
  {
    name: "Arabic, wide",
    testMatch: /journeys\//,
    grep: layout,
    use: { ...arabic, viewport: wide },
  },
  {
    name: "Chinese, wide",
    testMatch: /journeys\//,
    grep: chinese,
    use: { ...simplifiedChinese, viewport: wide },
  },
  {
    name: "Chinese, narrow",
    testMatch: /journeys\//,
    grep: chinese,
    use: { ...simplifiedChinese, viewport: narrow, hasTouch: true },
  },
];

export default defineConfig<JourneyOptions>({
  testDir: "tests/e2e",
  grepInvert: isFullRun ? [] : full,
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2, // one per core
  retries: 1, // a test that passes only on its retry is reported as flaky and fails the run
  forbidOnly: process.env["CI"] !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: site,
    siteUrl: site,
    siteDatabase,
    frontUrl: `http://127.0.0.1:${frontPort}`,
    trace: "off", // slow; use `--trace retain-on-failure` for a single test
    screenshot: "only-on-failure",
    serviceWorkers: "block", // `page.route` does not see their requests; offline.spec.ts allows them
    launchOptions: {
      ...(chromium !== null && { executablePath: chromium }),
      args: chromiumSwitches,
    },
  },
  projects: isFullRun ? [...usual, ...further] : usual,
  webServer: [
    server(sitePort, `${node} tests/e2e/support/small-pictures.ts "${media}" && ${start}`, {
      DATABASE_URL: siteDatabase,
      MEDIA_DIR: media,
    }),
    server(frontPort, start, {
      API_BASE_URL: `${site}/api/v1`,
      DATABASE_URL: `sqlite:${path.join(temporaryFolder(), "front.db")}`,
    }),
  ],
});

/** A fresh database, and a day on which every offer of the demo still runs. */
function server(port: string, command: string, variables: Record<string, string>) {
  return {
    command,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5_000 },
    env: { ...testEnvironment, PORT: port, ...variables },
  };
}

function temporaryFolder(): string {
  return (process.env["SAHIL_TEST_FOLDER"] ??= mkdtempSync(path.join(tmpdir(), "sahil-e2e-")));
}

async function chosenPort(name: string): Promise<string> {
  return (process.env[name] ??= String(await freePort()));
}
