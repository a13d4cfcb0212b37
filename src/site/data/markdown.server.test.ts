import { expect, test } from "vitest";
import { renderMarkdown, renderLongText } from "./markdown.server.ts";

test("paragraphs, headings, lists and bold words become elements", () => {
  expect(renderMarkdown("One\n\n### Two\n\n- **three**")).toBe(
    "<p>One</p>\n<h3>Two</h3>\n<ul>\n<li><strong>three</strong></li>\n</ul>",
  );
});

test("HTML is escaped", () => {
  expect(renderMarkdown("<img src=x onerror=alert(1)>")).toBe("&lt;img src=x onerror=alert(1)&gt;");
});

test("a link cannot run a script", () => {
  expect(renderMarkdown("[press](javascript:alert(1))")).toBe('<p><a href="">press</a></p>');
});

test("rows of cells between bars become a table", () => {
  const html = renderMarkdown("| Purpose | Basis |\n|---|---|\n| Answer | **Consent** |");
  expect(html).toContain("<th>Purpose</th>");
  expect(html).toContain("<td><strong>Consent</strong></td>");
});

const english = {
  language: "en",
  usedIds: ["main"],
  tableName: (number: number, heading: string | null) => `Table ${number}: ${heading}`,
};

test("headings of a long text have ids made from their words, in any script", () => {
  const idsOf = (language: string, ...lines: string[]) =>
    renderLongText(lines.map((line) => `## ${line}`).join("\n\n"), {
      ...english,
      language,
    }).headings.map(({ id }) => id);
  expect(idsOf("en", "Six districts, one flat", "6:50, bicycles")).toEqual([
    "six-districts-one-flat",
    "6-50-bicycles",
  ]);
  expect(idsOf("ar", "لمن تُعطى؟", "ما الذي يُكتب فيها؟")).toEqual(["لمن-تُعطى", "ما-الذي-يُكتب-فيها"]);
  expect(idsOf("ru", "Кому её выдать?")).toEqual(["кому-её-выдать"]);
  expect(idsOf("tr", "İmza ve IŞIK")).toEqual(["imza-ve-ışık"]);
  expect(idsOf("zh", "委托给谁？")).toEqual(["委托给谁"]);
});

test("heading ids are unique within a page", () => {
  const { headings } = renderLongText(
    "## Main\n\n## Costs\n\n### Costs\n\n## Costs!\n\n## ?",
    english,
  );
  expect(headings.map(({ id }) => id)).toEqual(["main-2", "costs", "costs-3", "section"]);
});

test("a long text lists its headings of the second level as plain words", () => {
  const { html, headings } = renderLongText('# One\n\n## **A & B** "<i>"\n\n### Below', english);
  expect(headings.map(({ text }) => text)).toEqual(["One", 'A & B "<i>"']);
  expect(html).toContain('<h2 id="one">One</h2>');
  expect(html).toContain('<h2 id="a-b-i"><strong>A &amp; B</strong> &quot;&lt;i&gt;&quot;</h2>');
  expect(html).toContain('<h3 id="below">Below</h3>');
});

test("text that only resembles a heading or a table is unchanged", () => {
  const { html, headings } = renderLongText("`<h2>x</h2>`\n\n    <table></table>", english);
  expect(headings).toEqual([]);
  expect(html).toBe(
    "<p><code>&lt;h2&gt;x&lt;/h2&gt;</code></p>\n<pre><code>&lt;table&gt;&lt;/table&gt;\n</code></pre>",
  );
});

test("a table of a long text scrolls in a region that is named after its heading", () => {
  const { html } = renderLongText(
    '## Who "pays" <more>\n\n| | Price |\n|:--|--:|\n| One | 1,150 |\n\n| Two |\n|---|',
    english,
  );
  const region = '<div class="scroll-x" role="region" tabindex="0" aria-label=';
  expect(html).toContain(
    `${region}"Table 1: Who &quot;pays&quot; &lt;more&gt;"><table class="ledger">`,
  );
  expect(html).toContain('<td></td>\n<th scope="col" class="ledger__number">Price</th>');
  expect(html).toContain('<td>One</td>\n<td class="ledger__number">1,150</td>');
  expect(html).toContain(`${region}"Table 2: Who &quot;pays&quot; &lt;more&gt;">`);
  expect(html).not.toContain("align=");
});
