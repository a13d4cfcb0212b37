import { useTranslations } from "use-intl";
import { writeCoordinates } from "#i18n/coordinates.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import type { ChartView } from "#site/components/place-chart/chart-view.ts";
import { PlaceChart } from "#site/components/place-chart/place-chart.tsx";
import type { ProjectFacts } from "./page.server.ts";

interface PlaceProps {
  project: ProjectFacts;
  /** Null where the coast is not drawn. */
  chart: ChartView | null;
}

/** Where the project stands: on a chart where one is drawn, by its coordinates, and by what is near. */
export function Place({ project, chart }: PlaceProps) {
  const t = useTranslations("project.place_section");
  const { format } = useVisitor();
  const coordinates = writeCoordinates(project.center);
  return (
    <section id="place">
      <h2>{t("heading")}</h2>
      <div className={chart === null ? undefined : "mapbox"}>
        {chart && <PlaceChart view={chart} label={t("chart", { coordinates })} />}
        <p className={chart === null ? "coordline coordline--alone" : "coordline"}>
          <bdi className="ltr num">{coordinates}</bdi>
        </p>
      </div>
      <ul className="dist" role="list">
        {project.distances.map(({ to, minutes, mode }) => (
          <li key={to}>
            <span>{to}</span>
            <span className="soft">{mode === "walk" ? t("walk") : t("drive")}</span>
            <span className="dist__min">{format.minutes(minutes)}</span>
          </li>
        ))}
      </ul>
      {project.permit !== null && (
        <p className="soft dist__permit">
          {t("permit")} <bdi className="num">{project.permit}</bdi>
        </p>
      )}
    </section>
  );
}
