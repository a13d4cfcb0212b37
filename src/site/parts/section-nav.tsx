import { useEffect, useState } from "react";

interface SectionNavProps {
  label: string;
  /** Sections of the page by their ids, in order. */
  sections: readonly { id: string; name: string }[];
}

/** Anchors to the sections; with scripts, the one being read is marked. */
export function SectionNav({ label, sections }: SectionNavProps) {
  const current = useSectionInView(sections.map(({ id }) => id));
  return (
    <nav className="subnav" aria-label={label}>
      <div className="wrap">
        <ul role="list">
          {sections.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function useSectionInView(sections: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]);
  const ids = sections.join(" ");
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser tells of all that was passed at once, in order: the last of them is where the reader is.
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        setCurrent((before) => entered?.target.id ?? before);
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
