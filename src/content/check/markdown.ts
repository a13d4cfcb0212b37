import { parse, postprocess, preprocess } from "micromark";
import { locales } from "#domain/locale.ts";
import type { ReportProblem, PackEntries } from "#content/check/entries.ts";
import type { KindName } from "#content/check/layout.ts";
import { textsAt } from "#content/check/raw-values.ts";

const markdown: readonly (readonly [kind: KindName, pattern: string])[] = [
  ["country", "intro"],
  ["city", "intro"],
  ["city", "guide.*.body"],
  ["town", "intro"],
  ["town", "guide.*.body"],
  ["developer", "story"],
  ["project", "description"],
  ["project", "faqs.*.a"],
  ["filterPage", "intro"],
  ["post", "body"],
  ["offer", "body"],
  ["faq", "a"],
  ["page", "sections.*.body"],
  ["landing", "visa.body"],
  ["landing", "faqs.*.a"],
];

const forbiddenTokens = new Map([
  ["htmlFlow", "HTML"],
  ["htmlText", "HTML"],
  ["image", "an image"],
]);

/** Reports HTML and images in the Markdown of any locale. */
export function checkMarkdown(entries: PackEntries, reportProblem: ReportProblem): void {
  for (const [kind, pattern] of markdown)
    for (const entry of entries[kind])
      for (const locale of locales)
        for (const { path, value } of textsAt(entry.raw, `${pattern}.${locale}`)) {
          const forbidden = findForbidden(value);
          if (forbidden !== null)
            reportProblem(entry, path, `holds ${forbidden}: Markdown without HTML and images only`);
        }
}

function findForbidden(text: string): string | null {
  if (!/<|!\[/.test(text)) return null;
  const events = postprocess(
    parse()
      .document()
      .write(preprocess()(text, null, true)),
  );
  return (
    events.map(([, token]) => forbiddenTokens.get(token.type)).find((word) => word !== undefined) ??
    null
  );
}
