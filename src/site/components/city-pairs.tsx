import { useTranslations } from "use-intl";
import type { CitySummary } from "#contract/region.ts";
import { useVisitor } from "#i18n/visitor.tsx";

/** How many live in a city, and the airport that serves it; what is not known is left out. */
export function CityPairs({
  facts: { population, airport },
}: {
  facts: Pick<CitySummary["facts"], "population" | "airport">;
}) {
  const t = useTranslations("overview.city");
  const { format } = useVisitor();
  return (
    <dl className="pairs">
      {population !== null && (
        <div>
          <dt>{t("population")}</dt>
          <dd>
            <bdi className="num">{format.number(population)}</bdi>
          </dd>
        </div>
      )}
      {airport !== null && (
        <div>
          <dt>{t("airport")}</dt>
          <dd>{airport}</dd>
        </div>
      )}
    </dl>
  );
}
