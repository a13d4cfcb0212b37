import { type Locale, locales } from "#domain/locale.ts";
import { type Budget, budgetOf, pageNames } from "#benchmarks/wire/budgets.ts";
import { kilobytesOf, type Weight } from "#benchmarks/wire/excess.ts";
import { weigh } from "#benchmarks/wire/weigh.ts";
import { serveEmptyPage } from "#benchmarks/support/empty-page.ts";
import { startSite } from "#benchmarks/support/site-process.ts";

export interface WeighedPage {
  name: string;
  locale: Locale;
  weight: Weight;
  aim: Budget;
}

/** Both directions of writing, and Russian, whose HTML is the heaviest. */
const whole: readonly Locale[] = ["en", "ar", "ru"];
/** In the other languages: the first page, and the heaviest. */
const everywhere = ["home", "project"];

/** Weighs every page that has a budget, and the script of an empty React Router page built for that, in KB; `environment` is the site's. */
export async function weighedPages(
  environment: Record<string, string> = {},
): Promise<{ pages: WeighedPage[]; emptyScript: number }> {
  const empty = await serveEmptyPage();
  const emptyScript = kilobytesOf((await weigh(`${empty.origin}/`)).script);
  await empty.stop();
  const site = await startSite(environment);
  const pages: WeighedPage[] = [];
  for (const locale of locales) {
    for (const name of whole.includes(locale) ? pageNames : everywhere) {
      const { path, aim } = budgetOf(name, locale);
      pages.push({ name, locale, aim, weight: await weigh(site.origin + path) });
    }
  }
  await site.stop();
  return { pages, emptyScript };
}
