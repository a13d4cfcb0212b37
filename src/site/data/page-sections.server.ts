import type { Page, PageSection } from "#contract/page.ts";
import { htmlOf } from "#site/data/markdown.server.ts";

/** A section of a page whose text is HTML. */
export type ShownSection = Omit<PageSection, "body"> & { bodyHtml: string };

/** Picks a page's sections by their kinds; one that the content does not have is undefined. */
export function sectionsOf<Kind extends string>(
  { sections }: Pick<Page, "sections">,
  kinds: readonly Kind[],
): Partial<Record<Kind, ShownSection>> {
  const shown: Partial<Record<Kind, ShownSection>> = {};
  for (const kind of kinds) {
    const section = sections.find((candidate) => candidate.kind === kind);
    if (section !== undefined) shown[kind] = shownSection(section);
  }
  return shown;
}

/** Renders a section's Markdown; without text it is empty. */
export function shownSection({ body, ...section }: PageSection): ShownSection {
  return { ...section, bodyHtml: body === null ? "" : htmlOf(body) };
}
