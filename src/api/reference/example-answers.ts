import { calls } from "#contract/calls.ts";
import { keysOf } from "#domain/keys-of.ts";
import { exampleTarget } from "#api/reference/call-notes.ts";

const maxTextLength = 160;

/** Sends each call's example request and shortens its answer. Throws for a status other than 2xx. */
export async function exampleAnswers(
  send: (target: string) => Promise<Response>,
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const name of keysOf(calls)) {
    const target = exampleTarget(name, calls[name].path);
    const response = await send(target);
    if (!response.ok) throw new Error(`${target} answers ${response.status}.`);
    answers[name] = shorten(await response.json());
  }
  return answers;
}

/** Keeps the first items of each list and the beginning of each long text. */
function shorten(value: unknown): unknown {
  if (typeof value === "string") return shortenText(value);
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shorten(part)]));
  }
  const isPlain = value.every((part) => typeof part !== "object");
  return value.slice(0, isPlain ? 3 : 1).map(shorten);
}

function shortenText(text: string): string {
  if (text.length <= maxTextLength) return text;
  return `${text.slice(0, text.lastIndexOf(" ", maxTextLength))} …`;
}
