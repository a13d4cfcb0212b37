import type { Entry, Identity, Mapping } from "#content/rows/mapping.ts";

/** One kind of content, prepared for its table. */
export interface KindEntries {
  mapping: Mapping<unknown>;
  entries: readonly Entry<unknown>[];
  /** Whether positions in the list have a meaning. */
  isOrdered: boolean;
}

type SlugFactory<Content> = (content: Content, index: number) => string;

/** Entities in files of their own; their position is 0 unless something else orders them. */
export function fromFiles<Content extends Identity>(
  mapping: Mapping<Content>,
  contents: readonly Content[],
  positionOf: (content: Content) => number = () => 0,
): KindEntries {
  const entries = contents.map((content) => entryOf(content, content.slug, positionOf(content)));
  return { mapping, entries, isOrdered: false };
}

/** Entities of one list, in its order; `slugOf` names those without a slug. */
export function fromList<Content extends object>(
  mapping: Mapping<Content>,
  contents: readonly Content[],
  slugOf: SlugFactory<Content> = ownSlug,
): KindEntries {
  const entries = contents.map((content, index) => entryOf(content, slugOf(content, index), index));
  return { mapping, entries, isOrdered: true };
}

/** Entities of nested lists; positions start at 0 in each list. */
export function fromNestedLists<Content extends Identity>(
  mapping: Mapping<Content>,
  lists: readonly (readonly Content[])[],
): KindEntries {
  const entries = lists.flatMap((list) =>
    list.map((content, index) => entryOf(content, content.slug, index)),
  );
  return { mapping, entries, isOrdered: true };
}

/** Creates slugs of a word and a number, counted from 1 for each word. */
export function numberedSlugs<Content>(wordOf: (content: Content) => string): SlugFactory<Content> {
  const counts = new Map<string, number>();
  return (content) => {
    const word = wordOf(content);
    const number = (counts.get(word) ?? 0) + 1;
    counts.set(word, number);
    return `${word}-${number}`;
  };
}

function entryOf<Content extends Partial<Identity>>(
  content: Content,
  slug: string,
  position: number,
): Entry<Content> {
  const { formerSlugs = [], published = true } = content;
  return { slug, formerSlugs, published, position, content };
}

function ownSlug(content: object): string {
  if (!("slug" in content) || typeof content.slug !== "string")
    throw new Error("An entity without a slug needs a name.");
  return content.slug;
}
