/** What visitors press, and how it is made ready. */
import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

export interface Interaction {
  name: string;
  path: string;
  isPhone?: boolean;
  /** Brings the page to where it can be pressed. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** Finds what stands on the page once that was done. */
  shows: string;
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
  { name: "open a filter", path: listing, act: openFilter, shows: openFilters },
  {
    name: "tick a facet",
    path: listing,
    prepare: openFilter,
    act: (page) => page.locator(`${openFilters} input:enabled`).first().click(),
    shows: `${openFilters} input:checked`,
  },
  {
    name: "open all filters on a phone",
    path: listing,
    isPhone: true,
    act: openSheet,
    shows: openedSheet,
  },
  {
    name: "open a filter on a phone",
    path: listing,
    isPhone: true,
    prepare: openSheet,
    act: openFilterOfSheet,
    shows: `${openedSheet} details[open]`,
  },
  {
    name: "tick a facet on a phone",
    path: listing,
    isPhone: true,
    prepare: async (page) => {
      await openSheet(page);
      await openFilterOfSheet(page);
    },
    act: (page) => page.locator(`${openedSheet} details[open] input:enabled`).first().tap(),
    shows: `${openedSheet} input:checked`,
  },
  {
    name: "open a menu of the header",
    path: home,
    act: (page) =>
      page
        .getByRole("navigation", { name: texts("nav.label"), exact: true })
        .locator("summary")
        .first()
        .click(),
    shows: "header nav details[open]",
  },
  {
    name: "open the menu on a phone",
    path: home,
    isPhone: true,
    act: (page) =>
      page
        .getByRole("banner")
        .locator("summary", { hasText: texts("nav.menu") })
        .tap(),
    shows: "header details[open]",
  },
  { name: "open the gallery", path: project, act: openGallery, shows: "dialog.viewer[open]" },
  {
    name: "turn to the next photograph",
    path: project,
    prepare: opened(openGallery),
    act: pressInDialog(texts("project.gallery.next")),
    shows: "dialog.viewer .act:first-of-type[aria-disabled=false]", // the way back
  },
  {
    name: "close the gallery",
    path: project,
    prepare: opened(openGallery),
    act: pressInDialog(texts("project.gallery.close")),
    shows: nothingOpen,
  },
  { name: "open the questionnaire", path: home, act: openQuestionnaire, shows: "dialog[open]" },
  {
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
    shows: "dialog[open] label:nth-of-type(2) input:checked",
  },
  {
    name: "close the questionnaire",
    path: home,
    prepare: opened(openQuestionnaire),
    act: pressInDialog(texts("questionnaire.close")),
    shows: nothingOpen,
  },
  {
    name: "save a card",
    path: listing,
    act: (page) => page.locator("main article button[aria-pressed]").first().click(),
    shows: "main article button[aria-pressed=true]",
  },
];

export interface Navigation {
  name: string;
  from: string;
  prepare?: (page: Page) => Promise<void>;
  /** Where the link is found. */
  link: string;
}

export const navigations: readonly Navigation[] = [
  { name: "listing to project", from: listing, link: "main article h3 a" },
  { name: "home to listing", from: home, link: `main a[href="${listing}"]` },
  { name: "listing to its second page", from: listing, link: `main a[href="${listing}?page=2"]` },
  {
    name: "project to guide",
    from: project,
    prepare: (page) =>
      page
        .getByRole("banner")
        .getByRole("navigation", { name: texts("nav.label"), exact: true })
        .locator("summary", { hasText: texts("nav.guides") })
        .click(),
    link: `header a[href="${linkTo("en", "city-guide", { city: "istanbul" })}"]`,
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
  await page.locator("main a[data-questionnaire]").first().click();
}

/** Opens a dialog and waits until it is there. */
function opened(open: (page: Page) => Promise<void>): (page: Page) => Promise<void> {
  return async (page) => {
    await open(page);
    await page.getByRole("dialog").waitFor();
  };
}

function pressInDialog(button: string): (page: Page) => Promise<void> {
  return (page) => page.getByRole("dialog").getByRole("button", { name: button }).click();
}
