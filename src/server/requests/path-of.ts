import type { IncomingMessage } from "node:http";

/** What a request asks for without its query, as it was sent. */
export function pathOf({ url = "/" }: Pick<IncomingMessage, "url">): string {
  const mark = url.indexOf("?");
  return mark === -1 ? url : url.slice(0, mark);
}
