import type { ApiTransport } from "#site/request-context.ts";

interface FetchApp {
  fetch(request: Request): Response | Promise<Response>;
}

/** The API of this very process, with no network in between. */
export function inProcess(api: FetchApp): ApiTransport {
  return {
    baseUrl: "http://api.internal/api/v1",
    fetch: async (request) => api.fetch(request),
    trusted: true,
  };
}

/** Any server that keeps the contract. Node's own `fetch` keeps its connections open. */
export function overHttp(baseUrl: string): ApiTransport {
  return { baseUrl, fetch: (request) => fetch(request), trusted: false };
}
