import { useTranslations } from "use-intl";
import { writeCoordinates } from "#i18n/coordinates.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import cyprus from "./charts/cyprus.svg?url";
import dubai from "./charts/dubai.svg?url";
import istanbul from "./charts/istanbul.svg?url";
import riviera from "./charts/riviera.svg?url";
import type { ProjectFacts } from "./page.server.ts";
import type { ChartView } from "./place-chart.ts";

const drawings: Record<ChartView["chart"], string> = { cyprus, dubai, istanbul, riviera };

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

/** The drawing is a file of its own; the pin and the names, which are in the visitor's language, are laid over it. */
function PlaceChart({ view, label }: { view: ChartView; label: string }) {
  const { chart, width, height, viewBox, keep, pin, labels } = view;
  return (
    <svg viewBox={viewBox} preserveAspectRatio={`${keep} slice`} role="img" aria-label={label}>
      <image href={drawings[chart]} width={width} height={height} />
      {labels.map(({ name, x, y, outer }) => (
        <text
          key={name}
          className={outer ? "only-wide" : undefined}
          x={x}
          y={y}
          textAnchor="middle"
        >
          {name}
        </text>
      ))}
      <circle className="halo" cx={pin.x} cy={pin.y} r="34" />
      <circle className="pin" cx={pin.x} cy={pin.y} r="7" />
    </svg>
  );
}
