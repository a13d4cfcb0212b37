import type { EnquiryMessage } from "#contract/enquiry/message.ts";
import { type Fact, factsOf, titleOf } from "#enquiries/delivery/enquiry-facts.ts";

const ink = "color:#1c2b33;font:16px/1.5 sans-serif";
const pale =
  "color:#5b6b73;padding-inline-end:16px;text-align:start;vertical-align:top;font-weight:normal";
const quote =
  "white-space:pre-wrap;border-inline-start:3px solid #b9a06a;padding-inline-start:16px";

/** The HTML of a mail: text only, nothing to load, each value in its own direction. */
export function emailHtml(message: EnquiryMessage, siteUrl: string | null): string {
  const text = message.data.message;
  const quoted = text === null ? "" : `<p dir="auto" style="${quote}">${escaped(text)}</p>`;
  const rows = factsOf(message, siteUrl).map(row).join("\n");
  return `<!doctype html>
<html lang="en" dir="ltr">
<head><meta charset="utf-8"><title>${escaped(titleOf(message))}</title></head>
<body style="${ink}">
<h1 dir="auto" style="font-size:20px">${escaped(titleOf(message))}</h1>
${quoted}
<table>
${rows}
</table>
</body>
</html>
`;
}

function row({ label, value, href }: Fact): string {
  const text = `<bdi>${escaped(value)}</bdi>`;
  const shown = href === null ? text : `<a href="${escaped(href)}">${text}</a>`;
  return `<tr><th scope="row" style="${pale}"><bdi>${escaped(label)}</bdi></th><td>${shown}</td></tr>`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** For text and for attributes in quotes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
