import { useTranslations } from "use-intl";
import type { TownGuide } from "#contract/town-guide.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";
import { chapterId, type Chapter } from "./chapter-list.tsx";
import { GuideIntro } from "./guide-intro.tsx";
import { useTownFacts } from "./town-facts.ts";

interface TownIntroProps {
  town: Omit<TownGuide["town"], "intro" | "guide" | "sharePicture">;
  cityPrices: TownGuide["cityPrices"];
  introHtml: string;
  chapters: readonly Chapter[];
  /** Null where they cannot be worked out: then no section is named. */
  costs: unknown;
}

/** A town in figures and in words, what its guide holds, and the way to its city's. */
export function TownIntro({ town, cityPrices, introHtml, chapters, costs }: TownIntroProps) {
  const t = useTranslations("guide");
  const { locale } = useVisitor();
  const { city } = town;
  const names = { name: town.name, place: town.nameIn };
  const ofCity = { name: city.name, place: city.nameIn };
  const sections = [
    ...chapters.map(({ heading }, index) => ({ id: chapterId(index), title: heading })),
    { id: "place", title: t("place.heading") },
    cityPrices.length > 1 && { id: "prices", title: t("prices.contents_city", ofCity) },
    { id: "homes", title: t("homes.heading", names) },
    costs !== null && { id: "costs", title: t("costs.heading", names) },
  ];
  return (
    <GuideIntro
      facts={useTownFacts(town)}
      year={cityPrices.at(-1)?.year}
      html={introHtml}
      contents={sections.filter((section) => section !== false)}
    >
      <Link className="go" to={linkTo(locale, "city-guide", { city: city.slug })}>
        {t("town.city", { city: city.name })}
        <Icon name="arrow-right" />
      </Link>
    </GuideIntro>
  );
}
