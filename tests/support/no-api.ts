import type { ApiTransport } from "#site/data/request-context.ts";

/** The way to an API that gives no usable answer. */
export const noApi: ApiTransport = {
  ask: () => Promise.reject(new Error("The API answered 503")),
};
