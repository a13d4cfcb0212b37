import { expect, test } from "vitest";
import { readSvg } from "#content/check/svg.ts";

const svg = (inside: string, attributes = 'viewBox="0 0 40 30"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>\n${inside}\n</svg>`;

function judge(text: string): string[] {
  return readSvg(text).findings.map(({ line, field, message }) => `${line} ${field} ${message}`);
}

test.each([
  [
    "a shape that uses another by its id",
    '<defs><g id="a"><path d="M0 0h9v9z"/></g></defs><use href="#a"/><use xlink:href="#a"/>',
  ],
  [
    "a gradient",
    '<linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient><rect fill="url(#g)"/>',
  ],
  [
    "a plain style",
    "<style>.a { fill: currentColor; stroke: rgb(0, 0, 0) }</style><path class='a' style='fill:url(\"#g\")'/>",
  ],
  ["a picture inside", '<image href="data:image/png;base64,iVBORw0KGgo=" width="4" height="4"/>'],
  ["a comment, text and the five entities of XML", "<!-- plan --><text>A &amp; B &lt; C</text>"],
])("lets %s pass", (_what, inside) => {
  expect(judge(svg(inside))).toEqual([]);
});

test.each([
  ["a script", "<script>alert(1)</script>", "2 script is refused: this element"],
  [
    "a script under another prefix",
    '<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>',
    "2 s:script is refused: this element",
  ],
  ["a script in another case", "<SCRIPT>alert(1)</SCRIPT>", "2 SCRIPT is refused: this element"],
  [
    "an event attribute",
    '<rect\n onclick="alert(1)"/>',
    "3 rect@onclick is refused: an event handler",
  ],
  ["foreign content", "<foreignObject/>", "2 foreignObject is refused"],
  ["a link", '<a href="#x"><rect/></a>', "2 a is refused"],
  [
    "an animation of a reference",
    '<use href="#a"><animate attributeName="href" to="javascript:1"/></use>',
    "2 animate is refused",
  ],
  ["a set element", '<set attributeName="onload" to="1"/>', "2 set is refused"],
  ["a use of another file", '<use href="other.svg#a"/>', "2 use@href is refused: only #id"],
  [
    "a use of an outside address",
    '<use xlink:href="https://elsewhere.example/#a"/>',
    "2 use@xlink:href is refused",
  ],
  ["a script address", '<use href="javascript:alert(1)"/>', "2 use@href is refused"],
  [
    "a script address behind an entity",
    '<use href="&#106;avascript:alert(1)"/>',
    "2 use@href is refused",
  ],
  ["an outside picture", '<image href="//elsewhere.example/x.png"/>', "2 image@href is refused"],
  [
    "a drawing inside a drawing",
    '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
    "2 image@href is refused",
  ],
  [
    "data where only an id belongs",
    '<use href="data:image/png;base64,AAAA"/>',
    "2 use@href is refused",
  ],
  [
    "an outside paint",
    '<rect fill="url(https://elsewhere.example/#a)"/>',
    "2 rect@fill is refused: a reference that leads outside",
  ],
  [
    "an outside paint in a style attribute",
    "<rect style=\"fill:URL('//elsewhere.example/a')\"/>",
    "2 rect@style is refused",
  ],
  [
    "an escaped address",
    "<rect style='fill:u\\72l(//elsewhere.example)'/>",
    "2 rect@style is refused: an at-rule or an escape",
  ],
  [
    "an address in two pieces",
    "<style>rect{fill:url<![CDATA[(//elsewhere.example)]]>}</style>",
    "2 style is refused: (…)",
  ],
  [
    "an import",
    "<style>@import '//elsewhere.example/a.css';</style>",
    "2 style is refused: an at-rule",
  ],
  [
    "an outside address in a style sheet",
    "<style><![CDATA[rect{fill:url(//elsewhere.example)}]]></style>",
    "2 style is refused",
  ],
  [
    "another function that fetches",
    "<style>rect{background:image-set('//elsewhere.example' 1x)}</style>",
    "2 style is refused: image-set(…)",
  ],
  [
    "another namespace",
    '<g xmlns="http://www.w3.org/1999/xhtml"/>',
    "2 g@xmlns is refused: another namespace",
  ],
  ["an unknown attribute", '<rect ping="x"/>', "2 rect@ping is refused: this attribute"],
  [
    "an unknown entity",
    "<text>&nbsp;</text>",
    "2  is not well-formed XML: Invalid character entity",
  ],
  ["a processing instruction", "<?xml-stylesheet href='a.css'?>", "2 ?xml-stylesheet is refused"],
])("refuses %s", (_what, inside, finding) => {
  expect(judge(svg(inside))).toEqual([expect.stringContaining(finding)]);
});

test("refuses entities of its own and another encoding", () => {
  expect(judge(`<!DOCTYPE svg [<!ENTITY a "x">]>\n${svg("<text>&a;</text>")}`)[0]).toBe(
    "1 !DOCTYPE is refused: entities could hide anything",
  );
  expect(judge(`<?xml version="1.0" encoding="UTF-7"?>${svg("")}`)).toEqual([
    "1 ?xml is refused: a processing instruction",
  ]);
  expect(judge(`<?xml version="1.0" encoding = "UTF-16"?>${svg("")}`)).toHaveLength(1);
  expect(judge(`<?xml version="1.0" encoding="UTF-8"?>${svg("")}`)).toEqual([]);
});

test("refuses other or truncated documents", () => {
  expect(judge("<html><body/></html>")[0]).toMatch(/^1 html must be an svg element/);
  expect(judge("<svg viewBox='0 0 1 1'/>")[0]).toMatch(
    /^1 svg must be an svg element in its namespace/,
  );
  for (const text of [
    "",
    "plain words",
    "\0\0",
    svg("<g>"),
    `${svg("")}<rect/>`,
    "<".repeat(100_000),
  ])
    expect(judge(text)).not.toEqual([]);
});

test("reports every problem of a drawing", () => {
  expect(judge(svg('<script/>\n<rect onload="1"/>'))).toHaveLength(2);
});

test.each([
  ['viewBox="-6 -6 66.5 55"', { width: 66.5, height: 55 }],
  ['width="48px" height="60" viewBox="0 0 1 1"', { width: 48, height: 60 }],
  ['width="100%" height="100%" viewBox="0,0,20,10"', { width: 20, height: 10 }],
  ['width="100%"', null],
])("reads the size from %s", (attributes, size) => {
  expect(readSvg(svg("", attributes)).size).toEqual(size);
});
