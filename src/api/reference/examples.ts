import { readFileSync } from "node:fs";
import type { CallName } from "#contract/calls.ts";

/** Written by `npm run examples`. */
export const examplesFile = new URL("examples.json", import.meta.url);

/** A shortened answer of each call; a test parses each against the contract. */
export const examples = JSON.parse(readFileSync(examplesFile, "utf8")) as Readonly<
  Record<CallName, unknown>
>; // a test checks it
