import type { Coordinates } from "#domain/vocabulary.ts";
import type { ApiClient } from "#site/data/api-client.ts";
import {
  findChart,
  chartView,
  type ChartView,
  type ChartCrop,
} from "#site/components/place-chart/chart-view.ts";

interface Place {
  country: string;
  city: string;
}

/** Labelled with the city's districts or the country's cities; null where no chart covers the point. */
export async function loadPlaceChart(
  api: ApiClient,
  center: Coordinates,
  { country, city }: Place,
  crop?: ChartCrop,
): Promise<ChartView | null> {
  const chart = findChart(center);
  if (chart === null) return null;
  const neighbours =
    chart.names === "towns"
      ? await api.getOptional("towns", { params: { city }, query: { limit: 48 } })
      : await api.getOptional("cities", { params: { country } });
  return chartView(chart, center, neighbours?.content ?? [], crop);
}
