/** Finds the texts that modules name, so that a browser begins with those and no others. */
import type { MessageTree } from "#i18n/compiled-messages.ts";

const namespaces = /(?:useTranslations\(|translatorFor\([^()]*,)\s*(?:"([a-z0-9_.]+)",?\s*)?\)/g;
const words = /["'`]([a-z0-9_.]+)["'`]/g;

/** Takes the texts out of a language's messages. */
export type TakeTexts = (messages: MessageTree) => MessageTree;

/**
 * Reads which messages some modules name. A key counts where it stands in them in two parts: its namespace, as
 * `useTranslations("listing")` names it in one of them, and the rest of it as a word in any of them, since a translator may be
 * handed on. So there may be more than is said, and never less, as long as keys are written out.
 */
export function textsNamedIn(sources: readonly string[]): TakeTexts {
  const spaces = new Set(sources.flatMap((source) => firstGroups(source, namespaces)));
  const rests = new Set(sources.flatMap((source) => firstGroups(source, words)));

  function isNamed(key: readonly string[]): boolean {
    return key.some((_, cut) => {
      const [space, rest] = [key.slice(0, cut), key.slice(cut)].map((part) => part.join("."));
      return spaces.has(space ?? "") && rests.has(rest ?? "");
    });
  }

  function take(tree: MessageTree, path: readonly string[] = []): MessageTree {
    const taken = Object.entries(tree).flatMap(
      ([word, value]): [string, MessageTree | string][] => {
        const key = [...path, word];
        if (typeof value === "string") return isNamed(key) ? [[word, value]] : [];
        const below = take(value, key);
        return Object.keys(below).length === 0 ? [] : [[word, below]];
      },
    );
    return Object.fromEntries(taken);
  }

  return (messages) => take(messages);
}

function firstGroups(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].map(([, group = ""]) => group);
}
