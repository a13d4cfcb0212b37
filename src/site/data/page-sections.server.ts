import type { Page, PageSection } from "#contract/page.ts";
import { renderMarkdown } from "#site/data/markdown.server.ts";

export type SectionView = Omit<PageSection, "body"> & { bodyHtml: string };

/** Kinds that the content lacks are undefined. */
export function sectionsOf<Kind extends string>(
  { sections }: Pick<Page, "sections">,
  kinds: readonly Kind[],
): Partial<Record<Kind, SectionView>> {
  const shown: Partial<Record<Kind, SectionView>> = {};
  for (const kind of kinds) {
    const section = sections.find((candidate) => candidate.kind === kind);
    if (section !== undefined) shown[kind] = sectionView(section);
  }
  return shown;
}

export function sectionView({ body, ...section }: PageSection): SectionView {
  return { ...section, bodyHtml: body === null ? "" : renderMarkdown(body) };
}
