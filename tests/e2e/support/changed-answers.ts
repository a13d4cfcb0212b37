/** Answers of a sound API with something changed, for states that the demo content does not have. */
import { calls, type CallAnswer, type CallName } from "#contract/calls.ts";
import { problemKinds, type ProblemCode } from "#contract/problem.ts";
import type { Failing } from "#tests/support/failing-api.ts";

type Change<Name extends CallName> = (answer: CallAnswer<Name>) => CallAnswer<Name>;

/** Passes one call's answer on, changed. `sound` is the address of the API's process. */
export function changing<Name extends CallName>(
  sound: string,
  name: Name,
  change: Change<Name>,
): Failing {
  return (response, { url = "", headers }) => {
    const asked = { "X-localization": String(headers["x-localization"]) };
    void fetch(new URL(url, sound), { headers: asked }).then(async (answer) => {
      // The call's own schema, which the compiler cannot tell from those of the other calls.
      const parsed = calls[name].answer.parse(await answer.json()) as CallAnswer<Name>;
      response
        .writeHead(200, {
          "Content-Type": "application/json",
          "Content-Language": answer.headers.get("Content-Language") ?? "",
        })
        .end(JSON.stringify(change(parsed)));
    });
  };
}

/** Refuses with one of the API's own problems. */
export function refusing(code: ProblemCode): Failing {
  const { status, title } = problemKinds[code];
  const problem = { type: `urn:sahil:problem:${code}`, title, status, code };
  return (response) =>
    response
      .writeHead(status, { "Content-Type": "application/problem+json" })
      .end(JSON.stringify(problem));
}

/** Says that a path has moved. */
export function movingTo(to: string): Failing {
  return (response, { url = "", headers }) => {
    const from = new URL(url, "http://api").searchParams.get("path");
    const language = String(headers["x-localization"]);
    response
      .writeHead(200, { "Content-Type": "application/json", "Content-Language": language })
      .end(JSON.stringify({ from, to }));
  };
}
