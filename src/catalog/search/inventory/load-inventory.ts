import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { defaultLocale } from "#domain/locale.ts";
import type { LoadContext } from "#catalog/content-cache.ts";
import { programmesByCountry } from "#catalog/purchase-rules/programmes.ts";
import { InventoryBuilder } from "#catalog/search/inventory/builder.ts";
import type { Inventory } from "#catalog/search/inventory/inventory.ts";
import { readAmenities, readProjects, readUnits } from "#catalog/search/inventory/read-chunk.ts";
import { listCurrencies } from "#catalog/settings/currencies.ts";

/** Loads in chunks and yields between them, so that the server keeps answering requests. */
export async function loadInventory(context: LoadContext): Promise<Inventory> {
  const inDefault = { ...context, locale: defaultLocale }; // programmes and rates do not depend on the locale
  const [programmesOf, rates] = await Promise.all([
    programmesByCountry(inDefault),
    listCurrencies(inDefault),
  ]);
  const builder = new InventoryBuilder({ programmesOf, rates });
  let last = 0;
  for (;;) {
    const projects = await readProjects(context, last);
    const [first, final] = [projects[0]?.id, projects.at(-1)?.id];
    if (first === undefined || final === undefined) return builder.build();
    const range = { first, last: final };
    const units = await readUnits(context, range);
    const amenities = await readAmenities(context, range);
    for (const project of projects)
      builder.put(project, { units: units(project.id), amenities: amenities(project.id) });
    last = final;
    await yieldToEventLoop();
  }
}
