import { useTranslations } from "use-intl";
import { PlaceChart } from "#site/components/place-chart/place-chart.tsx";
import type { PlaceOnChartView } from "./guide-view.server.ts";

export function PlaceOnChart({
  place: { coordinates, chart, label },
}: {
  place: PlaceOnChartView;
}) {
  const t = useTranslations("guide.place");
  return (
    <section className="section section--flush" id="place">
      <div className="wrap grid grid--5-7">
        <h2 className="h-3">{t("heading")}</h2>
        <div className={chart === null ? undefined : "place-map"}>
          {chart && <PlaceChart view={chart} label={label} />}
          <p className={chart === null ? "coordinates coordinates--alone" : "coordinates"}>
            <bdi className="ltr numeric">{coordinates}</bdi>
          </p>
        </div>
      </div>
    </section>
  );
}
