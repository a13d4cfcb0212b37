/** What a page is drawn from beside its own, as it comes to a browser. */
import type { Around, Chosen, CommonFacts } from "#site/around.server.ts";
import { readListedFile } from "#site/listed-file.ts";
import { unpack, type Packed } from "#site/packed.ts";

export interface SentAround {
  facts: Packed<CommonFacts> | FactsInFile;
  choice: Chosen;
}

/** `value` is there for the server's own render alone. */
interface FactsInFile {
  path: string;
  value?: CommonFacts;
}

const kept = new Map<string, CommonFacts>();

/** Keeps the facts that the document lists. Rejects where they cannot be had; a page that carries its own names no file. */
export async function keepFacts(): Promise<void> {
  const file = await readListedFile("facts");
  if (file !== null) kept.set(file.path, file.content as CommonFacts); // written by our server
}

/** The path of the file that a document is to list; null where it carries the facts. */
export function factsFileIn({ facts }: SentAround): string | null {
  return "path" in facts ? facts.path : null;
}

const arounds = new WeakMap<SentAround, Around>();

/** All of it; the same object each time. */
export function aroundOf(sent: SentAround): Around {
  const around = arounds.get(sent) ?? makeAround(sent);
  arounds.set(sent, around);
  return around;
}

function makeAround({ facts, choice }: SentAround): Around {
  const { company, places, rates } = "path" in facts ? factsIn(facts) : unpack(facts);
  return { company, places, choice: { ...choice, rates } };
}

function factsIn({ path, value = kept.get(path) }: FactsInFile): CommonFacts {
  if (value === undefined) throw new Error(`The facts of ${path} are not here`);
  return value;
}
