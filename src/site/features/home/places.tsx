import { useTranslations } from "use-intl";
import type { PageSection } from "#contract/page.ts";
import type { CitySummary, CountrySummary } from "#contract/region.ts";
import { SectionHead } from "#site/components/section-head.tsx";
import { CityTable } from "#site/components/city-table.tsx";

interface PlacesProps {
  section: PageSection;
  countries: readonly CountrySummary[];
  cities: readonly CitySummary[];
}

/** The cities under their countries, in figures. */
export function Places({ section, countries, cities }: PlacesProps) {
  const t = useTranslations("overview.table");
  return (
    <section className="section sunk">
      <div className="wrap">
        <SectionHead heading={section.heading} body={section.body} />
        <CityTable caption={t("caption")} cities={cities} countries={countries} />
      </div>
    </section>
  );
}
