import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";

export const sectionIds = [
  "overview",
  "homes",
  "payment",
  "return",
  "cost",
  "residence",
  "plans",
  "place",
  "questions",
] as const;
export type SectionId = (typeof sectionIds)[number];

interface SectionNavProps {
  /** Sections that the page has, in order. */
  sections: readonly SectionId[];
  /** Whether any of the rows is a home. */
  homes: boolean;
}

/** Anchors to the sections; with scripts, the one being read is marked. */
export function SectionNav({ sections, homes }: SectionNavProps) {
  const t = useTranslations("project.sections");
  const current = useSectionInView(sections);
  const names: Record<SectionId, string> = {
    overview: t("overview"),
    homes: homes ? t("homes") : t("premises"),
    payment: t("payment"),
    return: t("returns"),
    cost: t("cost"),
    residence: t("residence"),
    plans: t("plans"),
    place: t("place"),
    questions: t("questions"),
  };
  return (
    <nav className="subnav" aria-label={t("label")}>
      <div className="wrap">
        <ul role="list">
          {sections.map((id) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
                {names[id]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function useSectionInView(sections: readonly SectionId[]): SectionId | undefined {
  const [current, setCurrent] = useState(sections[0]);
  const ids = sections.join(" ");
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        setCurrent((before) => sectionIds.find((id) => id === entered?.target.id) ?? before);
      },
      { rootMargin: "-30% 0px -65% 0px" }, // a band below the bar and the anchors
    );
    for (const id of ids.split(" ")) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
