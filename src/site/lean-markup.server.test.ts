import { parseFragment, serialize } from "parse5";
import { describe, expect, test } from "vitest";
import { leanMarkup, withoutIdleIsolates } from "#site/lean-markup.server.ts";

const list = '<ul class="menu"><li><a href="/en">Home</a></li><li>Offers</li></ul>';
const facts = "<dl><div><dt>Rooms</dt><dd>2+1</dd></div><dt>Area</dt><dd>104 m²</dd></dl>";
const table =
  '<table><caption>Homes</caption><thead><tr><th scope="col">Rooms</th><th>Price</th></tr></thead>' +
  "<tbody><tr><td>1+1</td><td>$420,000</td></tr><tr><td>2+1</td><td><p>Sold</p></td></tr></tbody></table>";

describe("a browser reads lean markup as it reads the whole", () => {
  test.for([
    ["a list", list, 2],
    ["a list within a list", `<ol><li>One<ul><li>Two</li></ul></li><li>Three</li></ol>`, 3],
    ["terms", facts, 4],
    ["a table", table, 12],
    ["paragraphs", "<div><p>One.</p><p>Two.</p><ul><li><p>Three.</p></li></ul></div>", 4],
    ["a choice", "<select><option>One</option><option>Two</option></select>", 2],
    ["void elements", '<p>One<br/>two <img src="/a.jpg" alt=""/> <input value="a/b"/></p>', 0],
    ["empty values", '<a href="/en" data-follow="">Home</a><option value="">All</option>', 0],
  ] as const)("%s", ([, whole, ends]) => {
    const lean = leanMarkup(whole);
    expect(serialize(parseFragment(lean))).toBe(serialize(parseFragment(whole)));
    expect(whole.split("</").length - lean.split("</").length).toBe(ends);
    expect(lean.length).toBeLessThan(whole.length);
  });
});

test.for([
  ["a paragraph before text", "<div><p>One.</p>two</div>"],
  ["a paragraph in what it would not end with", "<a><p>One.</p></a>"],
  ["an item at the end of what was drawn", "<li>One</li>"],
  ["a drawing's elements", '<svg><path d="M0 0"/></svg>'],
  ["a text that looks like an attribute", "<p>value=&quot;&quot; and a / b</p>"],
] as const)("%s stays as it is", ([, markup]) => {
  expect(leanMarkup(markup)).toBe(markup);
});

test("marks of direction go where nothing is written from right to left", () => {
  expect(withoutIdleIsolates("<p>\u20682+1\u2069 in Dubai</p>", "en")).toBe("<p>2+1 in Dubai</p>");
});

test.for([
  ["in a language that is", "ar", "<p>\u20682+1\u2069</p>"],
  ["beside letters that are", "en", "<p>\u2068شقة 2+1\u2069 in Dubai</p>"],
] as const)("they stay %s", ([, locale, markup]) => {
  expect(withoutIdleIsolates(markup, locale)).toBe(markup);
});
