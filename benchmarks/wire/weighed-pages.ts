import { type Locale, locales } from "#domain/locale.ts";
import type { RouteName } from "#site/routes.ts";
import { serveEmptyPage } from "#benchmarks/wire/empty-page.ts";
import { startSite } from "#benchmarks/support/site-process.ts";
import { templatePaths } from "#benchmarks/support/templates.ts";
import { type Budget, budgetOf } from "#benchmarks/wire/budgets.ts";
import { kilobytesOf, type Weight } from "#benchmarks/wire/excess.ts";
import { weigh } from "#benchmarks/wire/weigh.ts";

export interface WeighedPage {
  screen: RouteName;
  locale: Locale;
  weight: Weight;
  budget: Budget;
}

/** Weighs a page of every screen in every language, and the script of an empty React Router page built for that, in KB; `environment` is the site's. */
export async function weighedPages(
  environment: Record<string, string> = {},
): Promise<{ pages: WeighedPage[]; emptyScript: number }> {
  const empty = await serveEmptyPage();
  const emptyScript = kilobytesOf((await weigh(`${empty.origin}/`)).script);
  await empty.stop();
  const site = await startSite(environment);
  const pages: WeighedPage[] = [];
  for (const locale of locales) {
    const paths = templatePaths(locale);
    const screens = Object.keys(paths) as RouteName[]; // its own keys
    for (const screen of screens) {
      const weight = await weigh(site.origin + paths[screen]);
      pages.push({ screen, locale, weight, budget: budgetOf(screen, locale) });
    }
  }
  await site.stop();
  return { pages, emptyScript };
}
