import { sendAnswer, writeAnswer, type Answer } from "#api/answer.ts";
import { openApiDocument } from "#api/reference/openapi.ts";

type Send = (request: Request) => Promise<Response>;

/** What describes the API, by path: each is written when the first reader asks for it. */
export function describedAt(basePath: string, siteUrl: string | null): Map<string, Send> {
  const document = () => openApiDocument(`${siteUrl ?? ""}${basePath}`);
  return new Map([[`${basePath}/openapi.json`, once(() => writeAnswer(document(), "en"))]]);
}

function once(write: () => Answer, headers: Record<string, string> = {}): Send {
  let answer: Answer | undefined;
  return (request) => {
    answer ??= write();
    return sendAnswer(answer, request, headers);
  };
}
