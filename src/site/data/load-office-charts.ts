import type { Office } from "#contract/settings.ts";
import type { ApiClient } from "#site/data/api-client.ts";
import { loadPlaceChart } from "#site/data/load-place-chart.ts";
import type { OfficeWithChart } from "#site/components/offices/offices.tsx";

/** What fits into a third of the page's width. */
const officeCut = { width: 640, height: 440, labelScale: 1.6 };

export function loadOfficeCharts(
  api: ApiClient,
  offices: readonly Office[],
): Promise<OfficeWithChart[]> {
  return Promise.all(
    offices.map(async (office) => {
      const place = { country: office.country, city: office.city.slug };
      return { ...office, chart: await loadPlaceChart(api, office.center, place, officeCut) };
    }),
  );
}
