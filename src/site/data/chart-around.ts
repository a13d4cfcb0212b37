import type { Coordinates } from "#domain/vocabulary.ts";
import type { ApiClient } from "#site/data/api-client.ts";
import {
  chartOf,
  chartView,
  type ChartView,
  type Cut,
} from "#site/components/place-chart/chart-view.ts";

interface Place {
  country: string;
  city: string;
}

/** Labelled with the city's districts or the country's cities; null where no chart covers the point. */
export async function chartAround(
  api: ApiClient,
  center: Coordinates,
  { country, city }: Place,
  cut?: Cut,
): Promise<ChartView | null> {
  const chart = chartOf(center);
  if (chart === null) return null;
  const around =
    chart.names === "towns"
      ? await api.want("towns", { params: { city }, query: { limit: 48 } })
      : await api.want("cities", { params: { country } });
  return chartView(chart, center, around?.content ?? [], cut);
}
