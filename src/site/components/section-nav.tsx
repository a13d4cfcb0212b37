import { useRef, useEffect, useState, type RefObject } from "react";
import { SectionLink } from "#site/ui/section-link.tsx";

interface SectionNavProps {
  label: string;
  /** By element id, in page order. */
  sections: readonly { id: string; name: string }[];
}

export function SectionNav({ label, sections }: SectionNavProps) {
  const anchor = useRef<HTMLAnchorElement>(null);
  const current = useCurrentSection(
    sections.map(({ id }) => id),
    anchor,
  );
  return (
    <nav className="section-nav" aria-label={label}>
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

/** Root margin: down to the reading position below both bars, unbounded above so that no jump skips a section. */
const observerMargin = "999999px 0px -65% 0px";

/** Id of the section being read, at first the first one; its anchor is scrolled into view. */
function useCurrentSection(
  ids: readonly string[],
  anchor: RefObject<HTMLAnchorElement | null>,
): string | undefined {
  const [reached, setReached] = useState<string>();
  const current = reached !== undefined && ids.includes(reached) ? reached : ids[0];
  const previous = useRef(current);
  const joinedIds = ids.join(" ");

  useEffect(() => watchSections(joinedIds.split(" "), setReached), [joinedIds]);

  useEffect(() => {
    if (previous.current === current) return;
    previous.current = current;
    if (anchor.current !== null) bringIntoView(anchor.current);
  }, [anchor, current]);

  return current;
}

function watchSections(ids: readonly string[], onChange: (reached: string | undefined) => void) {
  const sections = ids
    .map((id) => document.getElementById(id))
    .filter((section) => section !== null);
  const reached = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) reached.add(target);
        else reached.delete(target);
      }
      onChange(sections.findLast((section) => reached.has(section))?.id);
    },
    { rootMargin: observerMargin },
  );
  for (const section of sections) observer.observe(section);
  return () => observer.disconnect();
}

/** Scrolls only the row, because the page itself may be scrolling; a focused anchor stays in view. */
function bringIntoView(anchor: HTMLAnchorElement): void {
  const anchors = anchor.closest("ul");
  if (anchors?.querySelector(":focus-visible") === null)
    anchors.scrollBy({ left: middleOf(anchor) - middleOf(anchors) });
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}
