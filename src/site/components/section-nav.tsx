import { useRef } from "react";
import { useCurrentSection } from "#site/components/current-section.ts";
import { SectionLink } from "#site/ui/section-link.tsx";

interface SectionNavProps {
  label: string;
  /** Sections of the page by their ids, in order. */
  sections: readonly { id: string; name: string }[];
}

/** Anchors to the sections, of which the one that is being read is marked. */
export function SectionNav({ label, sections }: SectionNavProps) {
  const anchor = useRef<HTMLAnchorElement>(null);
  const current = useCurrentSection(
    sections.map(({ id }) => id),
    anchor,
  );
  return (
    <nav className="subnav" aria-label={label}>
      <div className="wrap">
        <ul role="list">
          {sections.map(({ id, name }) => (
            <li key={id}>
              <SectionLink
                ref={id === current ? anchor : undefined}
                section={id}
                aria-current={id === current ? "true" : undefined}
              >
                {name}
              </SectionLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
