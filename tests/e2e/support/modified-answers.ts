/** Changed answers of a working API, for states that the demo content lacks. */
import { calls, type CallResponse, type CallName } from "#contract/calls.ts";
import { problemKinds, type ProblemCode } from "#contract/problem.ts";
import type { FaultyHandler } from "#tests/support/failing-api.ts";

type Change<Name extends CallName> = (answer: CallResponse<Name>) => CallResponse<Name>;

/** Forwards one call's answer with a change; `sound` is the URL of the working API. */
export function modifyAnswer<Name extends CallName>(
  workingApi: string,
  name: Name,
  change: Change<Name>,
): FaultyHandler {
  return (response, { url = "", headers }) => {
    const requestHeaders = { "X-localization": String(headers["x-localization"]) };
    void fetch(new URL(url, workingApi), { headers: requestHeaders }).then(async (answer) => {
      // the compiler cannot tell this call's schema from the others
      const parsed = calls[name].response.parse(await answer.json()) as CallResponse<Name>;
      response
        .writeHead(200, {
          "Content-Type": "application/json",
          "Content-Language": answer.headers.get("Content-Language") ?? "",
        })
        .end(JSON.stringify(change(parsed)));
    });
  };
}

export function answerWithProblem(code: ProblemCode): FaultyHandler {
  const { status, title } = problemKinds[code];
  const problem = { type: `urn:sahil:problem:${code}`, title, status, code };
  return (response) =>
    response
      .writeHead(status, { "Content-Type": "application/problem+json" })
      .end(JSON.stringify(problem));
}

export function answerWithRedirect(to: string): FaultyHandler {
  return (response, { url = "", headers }) => {
    const from = new URL(url, "http://api").searchParams.get("path");
    const language = String(headers["x-localization"]);
    response
      .writeHead(200, { "Content-Type": "application/json", "Content-Language": language })
      .end(JSON.stringify({ from, to }));
  };
}
