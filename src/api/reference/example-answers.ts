import { calls, type CallName } from "#contract/calls.ts";
import { exampleTarget } from "#api/reference/call-notes.ts";

const longestText = 160;

/** Asks each call's example request below `/api/v1` and shortens what it answers. Throws where one is not answered. */
export async function exampleAnswers(
  ask: (target: string) => Promise<Response>,
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const [name, { path }] of Object.entries(calls)) {
    const target = exampleTarget(name as CallName, path); // the table's own keys
    const response = await ask(target);
    if (!response.ok) throw new Error(`${target} answers ${response.status}.`);
    answers[name] = shorten(await response.json());
  }
  return answers;
}

/** Keeps the shape of an answer and leaves out its length: of a list the first things, of a long text its beginning. */
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
  if (text.length <= longestText) return text;
  return `${text.slice(0, text.lastIndexOf(" ", longestText))} …`;
}
