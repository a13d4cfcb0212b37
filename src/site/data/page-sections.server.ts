import type { Page, PageSection } from "#contract/page.ts";
import { htmlOf } from "#site/data/markdown.server.ts";

export type ShownSection = Omit<PageSection, "body"> & { bodyHtml: string };

/** Kinds that the content lacks are undefined. */
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

export function shownSection({ body, ...section }: PageSection): ShownSection {
  return { ...section, bodyHtml: body === null ? "" : htmlOf(body) };
}
