/** What every journey starts from: the language's own texts, and pages that are watched for faults. */
import "#i18n/all-languages.ts";
import { test as base, expect } from "@playwright/test";
import type { Locale } from "#domain/locale.ts";
import { textsOf, type Texts } from "#tests/e2e/support/texts.ts";

export interface JourneyOptions {
  /** The language of the visitor. */
  language: Locale;
  /** The process that has the content. */
  siteUrl: string;
  /** Where that process keeps what it is sent. */
  siteDatabase: string;
  /** A second process that has its content from the first one's API. */
  frontUrl: string;
  /** Whether the contact dialog may open by itself, which on a slow machine is in the middle of a journey. */
  dialogOpens: boolean;
}

interface JourneyFixtures {
  texts: Texts;
  /** Whether the window is too narrow for the main menu. */
  isNarrow: boolean;
}

/** A test fails, too, where a page of it throws, is refused something by its own policy, or cannot load one of its files. */
export const test = base.extend<JourneyOptions & JourneyFixtures>({
  language: ["en", { option: true }],
  siteUrl: ["", { option: true }],
  siteDatabase: ["", { option: true }],
  frontUrl: ["", { option: true }],
  dialogOpens: [false, { option: true }],
  texts: async ({ language }, hand) => hand(textsOf(language)),
  isNarrow: async ({ viewport }, hand) => hand((viewport?.width ?? 0) < 1024),
  page: async ({ page, dialogOpens }, hand) => {
    if (!dialogOpens) await page.addInitScript(keepDialogFromOpening);
    await page.addInitScript(tellCauses);
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
    await hand(page);
    expect(faults).toEqual([]);
  },
});

/** As if it had been closed already in this visit. Runs in the page, where only what came from a server has a storage. */
function keepDialogFromOpening(): void {
  if (location.protocol.startsWith("http")) sessionStorage.setItem("sahil.dialog", "done");
}

/** What React throws on names the fault only as its cause. Runs in the page. */
function tellCauses(): void {
  window.addEventListener("error", ({ error }) => {
    if (error instanceof Error && error.cause !== undefined) console.error("Cause:", error.cause);
  });
}

export { expect };
