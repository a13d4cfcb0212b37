import { createTurns } from "#server/turns.ts";
import type { ApiTransport } from "#site/request-context.ts";

interface FetchApp {
  fetch(request: Request): Response | Promise<Response>;
}

/** The API of this very process, with no network in between. Where its answers are kept, `edition` names what they are kept by. */
export function inProcess(api: FetchApp, edition?: () => Promise<string>): ApiTransport {
  return {
    baseUrl: "http://api.internal/api/v1",
    fetch: async (request) => api.fetch(request),
    trusted: true,
    ...(edition && { edition }),
  };
}

/** A slow API must not take all of this process: requests beyond these wait, and beyond those fail at once. */
const remoteTurns = { atOnce: 64, waiting: 512 };

/** Any server that keeps the contract. Node's own `fetch` keeps its connections open. */
export function overHttp(baseUrl: string, limits = remoteTurns): ApiTransport {
  const turns = createTurns(limits);
  return {
    baseUrl,
    trusted: false,
    async fetch(request) {
      const done = await turns.take(request.signal);
      request.signal.addEventListener("abort", done);
      try {
        return whenRead(await fetch(request), done);
      } catch (error) {
        done();
        throw error;
      }
    },
  };
}

/** The same answer, with a word when its body has come to its end. */
function whenRead(answer: Response, done: () => void): Response {
  if (answer.body === null) {
    done();
    return answer;
  }
  const reader = answer.body.getReader();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done: ended, value } = await reader.read();
      if (!ended) return controller.enqueue(value);
      done();
      controller.close();
    },
    async cancel(reason) {
      done();
      await reader.cancel(reason);
    },
  });
  return new Response(body, answer);
}
