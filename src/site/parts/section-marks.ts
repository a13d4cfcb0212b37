import { useEffect } from "react";

/** Marks the anchor of the section that is being read, in the `SectionNav` of the page; `shown` is new whenever the page's sections were drawn anew. */
export function SectionMarks({ shown }: { shown: unknown }) {
  useEffect(watchSections, [shown]);
  return null;
}

function watchSections(): () => void {
  const anchors = [...document.querySelectorAll<HTMLAnchorElement>(".subnav a")];
  const sections = anchors
    .map(({ hash }) => document.getElementById(hash.slice(1)))
    .filter((section) => section !== null);
  const begun = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) begun.add(target);
        else begun.delete(target);
      }
      const current = sections.findLast((section) => begun.has(section)) ?? sections[0];
      if (current !== undefined) mark(anchors, `#${current.id}`);
    },
    { rootMargin: aboveReading },
  );
  for (const section of sections) observer.observe(section);
  return () => observer.disconnect();
}

/** Down to where one reads, below the bar and the anchors; up without end, so that no leap passes a section unnoticed. */
const aboveReading = "999999px 0px -65% 0px";

function mark(anchors: readonly HTMLAnchorElement[], current: string): void {
  for (const anchor of anchors) {
    if (anchor.hash !== current) anchor.removeAttribute("aria-current");
    else if (!anchor.hasAttribute("aria-current")) {
      anchor.setAttribute("aria-current", "true");
      bringIntoView(anchor);
    }
  }
}

/** Moves the anchors where they do not fit, and nothing else: the page may be on its way. One that has the focus stays in view. */
function bringIntoView(anchor: HTMLAnchorElement): void {
  const anchors = anchor.closest("ul");
  if (anchors?.querySelector(":focus-visible") === null)
    anchors.scrollBy({ left: middleOf(anchor) - middleOf(anchors) });
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}
