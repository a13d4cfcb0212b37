import type { ApiTransport } from "#site/data/request-context.ts";

export const noApi: ApiTransport = {
  call: () => Promise.reject(new Error("The API answered 503")),
};
