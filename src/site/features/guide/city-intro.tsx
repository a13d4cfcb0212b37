import { useTranslations } from "use-intl";
import type { CityDetail } from "#contract/region.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useCityFacts } from "#site/components/city-facts.ts";
import { CityPairs } from "#site/components/city-pairs.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";
import { chapterId, type Chapter } from "./chapter-list.tsx";
import { GuideIntro } from "./guide-intro.tsx";

interface CityIntroProps {
  city: Omit<CityDetail, "intro" | "guide" | "sharePicture">;
  introHtml: string;
  chapters: readonly Chapter[];
  /** What the page shows besides; a section without it is not named. */
  towns: readonly unknown[];
  costs: unknown;
  newest: unknown;
}

/** A city in figures and in words, what its guide holds, and the way to its overview. */
export function CityIntro({ city, introHtml, chapters, towns, costs, newest }: CityIntroProps) {
  const t = useTranslations("guide");
  const tCity = useTranslations("overview.city");
  const { locale } = useVisitor();
  const { slug, name, nameIn, country, priceHistory } = city;
  const names = { name, place: nameIn };
  const sections = [
    priceHistory.length > 1 && { id: "prices", title: t("prices.contents") },
    ...chapters.map(({ heading }, index) => ({ id: chapterId(index), title: heading })),
    towns.length > 0 && { id: "districts", title: t("districts.heading") },
    costs !== null && { id: "costs", title: t("costs.heading", names) },
    newest !== null && { id: "homes", title: t("homes.heading", names) },
  ];
  return (
    <GuideIntro
      facts={useCityFacts(city)}
      year={priceHistory.at(-1)?.year}
      html={introHtml}
      contents={sections.filter((section) => section !== false)}
    >
      <CityPairs facts={city.facts} />
      <Link className="go" to={linkTo(locale, "city", { country: country.slug, city: slug })}>
        {tCity("heading", names)}
        <Icon name="arrow-right" />
      </Link>
    </GuideIntro>
  );
}
