import "#i18n/all-languages.ts";
import { test as base, expect } from "@playwright/test";
import type { Locale } from "#domain/locale.ts";
import { textsOf, type Texts } from "#tests/e2e/support/message-texts.ts";

export interface JourneyOptions {
  /** The visitor's language. */
  language: Locale;
  /** URL of the process that has the content. */
  siteUrl: string;
  /** Where that process stores enquiries. */
  siteDatabase: string;
  /** URL of a second process that reads content from the first one's API. */
  frontUrl: string;
  /** Whether the contact dialog may open by itself, which would disturb slow journeys. */
  dialogOpens: boolean;
}

interface JourneyFixtures {
  texts: Texts;
  /** Whether the window is too narrow for the main menu. */
  isNarrow: boolean;
}

/** A test also fails on an exception, a CSP violation or a failed file of its page. */
export const test = base.extend<JourneyOptions & JourneyFixtures>({
  language: ["en", { option: true }],
  siteUrl: ["", { option: true }],
  siteDatabase: ["", { option: true }],
  frontUrl: ["", { option: true }],
  dialogOpens: [false, { option: true }],
  texts: async ({ language }, provide) => provide(textsOf(language)),
  isNarrow: async ({ viewport }, provide) => provide((viewport?.width ?? 0) < 1024),
  page: async ({ page, dialogOpens }, provide) => {
    if (!dialogOpens) await page.addInitScript(suppressContactDialog);
    await page.addInitScript(logErrorCauses);
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) {
        faults.push(message.text());
      }
    });
    page.on("response", (response) => {
      const isPage = response.request().resourceType() === "document";
      if (response.status() >= 400 && !isPage)
        faults.push(`${response.status()} ${response.url()}`);
    });
    await provide(page);
    expect(faults).toEqual([]);
  },
});

/** Runs in the page: marks the dialog as closed in this visit; only served pages have storage. */
function suppressContactDialog(): void {
  if (location.protocol.startsWith("http")) sessionStorage.setItem("sahil.dialog", "done");
}

/** Runs in the page: React reports the original error only as its cause. */
function logErrorCauses(): void {
  window.addEventListener("error", ({ error }) => {
    if (error instanceof Error && error.cause !== undefined) console.error("Cause:", error.cause);
  });
}

export { expect };
