import type { PageSection } from "#contract/page.ts";

/** A section of the home page's content; null where the content has none of that kind. */
export function sectionOf(sections: readonly PageSection[], kind: string): PageSection | null {
  return sections.find((section) => section.kind === kind) ?? null;
}
