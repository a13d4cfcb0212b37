import { useTranslations } from "use-intl";
import { PlaceChart } from "#site/components/place-chart/place-chart.tsx";
import type { PlaceOnChartView } from "./guide-view.server.ts";

/** Where a place lies: on a chart where one is drawn, and by its coordinates. */
export function PlaceOnChart({
  place: { coordinates, chart, label },
}: {
  place: PlaceOnChartView;
}) {
  const t = useTranslations("guide.place");
  return (
    <section className="section section--flush" id="place">
      <div className="wrap grid grid--12">
        <h2 className="h-3 lg:col-span-5">{t("heading")}</h2>
        <div className={chart === null ? "lg:col-span-7" : "mapbox lg:col-span-7"}>
          {chart && <PlaceChart view={chart} label={label} />}
          <p className={chart === null ? "coordline coordline--alone" : "coordline"}>
            <bdi className="ltr num">{coordinates}</bdi>
          </p>
        </div>
      </div>
    </section>
  );
}
