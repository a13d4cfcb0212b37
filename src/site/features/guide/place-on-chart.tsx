import { useTranslations } from "use-intl";
import type { Coordinates } from "#domain/vocabulary.ts";
import { writeCoordinates } from "#i18n/coordinates.ts";
import type { ChartView } from "#site/components/place-chart/chart-view.ts";
import { PlaceChart } from "#site/components/place-chart/place-chart.tsx";

interface PlaceOnChartProps {
  place: { name: string; center: Coordinates };
  /** Null where the coast is not drawn. */
  chart: ChartView | null;
}

/** Where a place lies: on a chart where one is drawn, and by its coordinates. */
export function PlaceOnChart({ place: { name, center }, chart }: PlaceOnChartProps) {
  const t = useTranslations("guide.place");
  const coordinates = writeCoordinates(center);
  return (
    <section className="section section--flush" id="place">
      <div className="wrap grid grid--5-7">
        <h2 className="h-3">{t("heading")}</h2>
        <div className={chart === null ? undefined : "mapbox"}>
          {chart && <PlaceChart view={chart} label={t("chart", { name, coordinates })} />}
          <p className={chart === null ? "coordline coordline--alone" : "coordline"}>
            <bdi className="ltr num">{coordinates}</bdi>
          </p>
        </div>
      </div>
    </section>
  );
}
