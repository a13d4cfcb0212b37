import { readFileSync } from "node:fs";
import type { CallName } from "#contract/calls.ts";

/** Where `npm run examples` writes what the demo content answers to the requests of the call notes. */
export const examplesFile = new URL("examples.json", import.meta.url);

/** An answer of each call, shortened. A test parses every one of them against the contract. */
export const examples = JSON.parse(readFileSync(examplesFile, "utf8")) as Readonly<
  Record<CallName, unknown>
>; // as the test finds them
