interface SectionNavProps {
  label: string;
  /** Sections of the page by their ids, in order. */
  sections: readonly { id: string; name: string }[];
}

/** Anchors to the sections; `SectionMarks` marks the one that is being read. */
export function SectionNav({ label, sections }: SectionNavProps) {
  return (
    <nav className="subnav" aria-label={label}>
      <div className="wrap">
        <ul role="list">
          {sections.map(({ id, name }, index) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={index === 0 ? "true" : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
