import { useTranslations } from "use-intl";
import type { CitySummary } from "#contract/region.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useCityFacts } from "#site/components/city-facts.ts";
import { CityPairs } from "#site/components/city-pairs.tsx";
import { PlaceFacts } from "#site/components/place-facts.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

interface CityIntroProps {
  city: CitySummary;
  /** The city's text as HTML. */
  html: string;
}

/** A city in figures and in words, with the way to its guide. */
export function CityIntro({ city, html }: CityIntroProps) {
  const t = useTranslations("overview.city");
  const { locale } = useVisitor();
  return (
    <section className="section--tight">
      <div className="wrap">
        <PlaceFacts facts={useCityFacts(city)} />
        <div className="grid grid--7-4 city-intro__text">
          <div className="prose lede-first" dangerouslySetInnerHTML={{ __html: html }} />
          <aside>
            <CityPairs facts={city.facts} />
            <Link className="go" to={linkTo(locale, "city-guide", { city: city.slug })}>
              {t("guide")}
              <Icon name="arrow-right" />
            </Link>
          </aside>
        </div>
      </div>
    </section>
  );
}
