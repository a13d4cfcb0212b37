import type { Page } from "@playwright/test";
import type { CeilingName } from "#benchmarks/ceilings.ts";
import { linkTo } from "#domain/links.ts";
import { textsOf } from "#tests/e2e/support/message-texts.ts";

export interface Interaction {
  /** Its ceiling. */
  kind: Extract<CeilingName, "filters" | "menus" | "gallery" | "questionnaire">;
  name: string;
  path: string;
  isPhone?: boolean;
  /** Prepares the page for the interaction. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** Selector that matches only after the interaction. */
  expectedSelector: string;
}

const texts = textsOf("en");
const home = linkTo("en", "home");
const listing = linkTo("en", "listing", { country: "properties" });
const openFilters = "main details[name=filter][open]";
const nothingOpen = "body:not(:has(dialog[open]))";
const openedSheet = ".filters__sheet:popover-open";
const project = linkTo("en", "project", {
  country: "turkey",
  city: "istanbul",
  slug: "bosphorus-terraces",
});

export const interactions: readonly Interaction[] = [
  {
    kind: "filters",
    name: "open a filter",
    path: listing,
    act: openFilter,
    expectedSelector: openFilters,
  },
  {
    kind: "filters",
    name: "tick a facet",
    path: listing,
    prepare: openFilter,
    act: (page) => page.locator(`${openFilters} input:enabled`).first().click(),
    expectedSelector: `${openFilters} input:checked`,
  },
  {
    kind: "filters",
    name: "open all filters on a phone",
    path: listing,
    isPhone: true,
    act: openSheet,
    expectedSelector: openedSheet,
  },
  {
    kind: "filters",
    name: "tick a facet on a phone",
    path: listing,
    isPhone: true,
    prepare: async (page) => {
      await openSheet(page);
      await openFilterOfSheet(page);
    },
    act: (page) => page.locator(`${openedSheet} details[open] input:enabled`).first().tap(),
    expectedSelector: `${openedSheet} input:checked`,
  },
  {
    kind: "menus",
    name: "open a menu of the header",
    path: home,
    act: (page) =>
      page
        .getByRole("navigation", { name: texts("nav.label"), exact: true })
        .locator("summary")
        .first()
        .click(),
    expectedSelector: "header nav details[open]",
  },
  {
    kind: "menus",
    name: "open the menu on a phone",
    path: home,
    isPhone: true,
    act: (page) =>
      page
        .getByRole("banner")
        .locator("summary", { hasText: texts("nav.menu") })
        .tap(),
    expectedSelector: "header details[open]",
  },
  {
    kind: "gallery",
    name: "open the gallery",
    path: project,
    act: openGallery,
    expectedSelector: "dialog.viewer[open]",
  },
  {
    kind: "gallery",
    name: "close the gallery",
    path: project,
    prepare: opened(openGallery),
    act: pressInDialog(texts("project.gallery.close")),
    expectedSelector: nothingOpen,
  },
  {
    kind: "questionnaire",
    name: "open the questionnaire",
    path: home,
    act: openQuestionnaire,
    expectedSelector: "dialog[open]",
  },
  {
    kind: "questionnaire",
    name: "choose in the questionnaire",
    path: home,
    prepare: async (page) => {
      await openQuestionnaire(page);
      await page
        .getByRole("dialog")
        .getByText(texts("questionnaire.start"), { exact: true })
        .click();
      await page.getByRole("dialog").getByRole("radio").first().waitFor();
    },
    act: (page) => page.getByRole("dialog").getByRole("radio").nth(1).locator("..").click(),
    expectedSelector: "dialog[open] label:nth-of-type(2) input:checked",
  },
  {
    kind: "questionnaire",
    name: "close the questionnaire",
    path: home,
    prepare: opened(openQuestionnaire),
    act: pressInDialog(texts("questionnaire.close")),
    expectedSelector: nothingOpen,
  },
];

async function openFilter(page: Page): Promise<void> {
  await page.locator("main details[name=filter] > summary").first().click();
}

async function openSheet(page: Page): Promise<void> {
  await page.locator(".filters__open").tap();
  await page.locator(openedSheet).waitFor();
}

async function openFilterOfSheet(page: Page): Promise<void> {
  await page.locator(`${openedSheet} details > summary`).first().tap();
}

async function openGallery(page: Page): Promise<void> {
  await page
    .getByRole("region", { name: texts("project.gallery.label") })
    .getByRole("button")
    .click();
}

async function openQuestionnaire(page: Page): Promise<void> {
  await page.locator("main a[href*='/questionnaire']").first().click();
}

/** Opens a dialog and waits for it. */
function opened(open: (page: Page) => Promise<void>): (page: Page) => Promise<void> {
  return async (page) => {
    await open(page);
    await page.getByRole("dialog").waitFor();
  };
}

function pressInDialog(button: string): (page: Page) => Promise<void> {
  return (page) => page.getByRole("dialog").getByRole("button", { name: button }).click();
}
