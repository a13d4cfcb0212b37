import { readFileSync } from "node:fs";
import { answerOf, sendAnswer, writeAnswer, type Answer } from "#api/answer.ts";
import { openApiDocument } from "#api/reference/openapi.ts";
import { referencePage } from "#api/reference/page.ts";

type Send = (request: Request) => Promise<Response>;

/** Sent as one file. The page's rules come last, so that its media queries win. */
const styles = ["docs-calls.css", "docs.css"].map((file) => new URL(file, import.meta.url));

/** The reference page needs its style sheet and nothing else. */
const pagePolicy = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** The routes that document the API, by path; each is rendered on its first request. */
export function referenceRoutes(basePath: string, siteUrl: string | null): Map<string, Send> {
  const document = () => openApiDocument(`${siteUrl ?? ""}${basePath}`);
  const page = () => referencePage(document(), siteUrl && siteUrl + basePath);
  const css = () => styles.map((file) => readFileSync(file, "utf8")).join("\n");
  return new Map([
    [`${basePath}/openapi.json`, lazily(() => writeAnswer(document(), "en"))],
    [
      `${basePath}/docs`,
      lazily(async () => answerOf(await page(), "text/html; charset=utf-8", "en"), pagePolicy),
    ],
    [`${basePath}/docs.css`, lazily(() => answerOf(css(), "text/css; charset=utf-8", "en"))],
  ]);
}

function lazily(write: () => Answer | Promise<Answer>, headers: Record<string, string> = {}): Send {
  let answer: Answer | Promise<Answer> | undefined;
  return async (request) => {
    answer ??= write();
    return sendAnswer(await answer, request, { extraHeaders: headers });
  };
}
