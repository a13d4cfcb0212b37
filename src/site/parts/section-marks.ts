import { useEffect } from "react";

/** Marks the anchor of the section that is being read, in the `SectionNav` of the page; `shown` is new whenever the page's sections were drawn anew. */
export function SectionMarks({ shown }: { shown: unknown }) {
  useEffect(watchSections, [shown]);
  return null;
}

function watchSections(): () => void {
  const anchors = [...document.querySelectorAll<HTMLAnchorElement>(".subnav a")];
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy browser tells of all that was passed at once, in order: the last of them is where the reader is.
      const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
      if (entered !== undefined) mark(anchors, `#${entered.target.id}`);
    },
    { rootMargin: "-30% 0px -65% 0px" }, // a band below the bar and the anchors
  );
  for (const { hash } of anchors) {
    const section = document.getElementById(hash.slice(1));
    if (section !== null) observer.observe(section);
  }
  return () => observer.disconnect();
}

function mark(anchors: readonly HTMLAnchorElement[], current: string): void {
  for (const anchor of anchors) {
    if (anchor.hash === current) anchor.setAttribute("aria-current", "true");
    else anchor.removeAttribute("aria-current");
  }
}
