import { expect, test } from "vitest";
import { htmlOf } from "./markdown.server.ts";

test("paragraphs, headings, lists and bold words become elements", () => {
  expect(htmlOf("One\n\n### Two\n\n- **three**")).toBe(
    "<p>One</p>\n<h3>Two</h3>\n<ul>\n<li><strong>three</strong></li>\n</ul>",
  );
});

test("HTML is shown, never passed on", () => {
  expect(htmlOf("<img src=x onerror=alert(1)>")).toBe("&lt;img src=x onerror=alert(1)&gt;");
});

test("a link cannot run a script", () => {
  expect(htmlOf("[press](javascript:alert(1))")).toBe('<p><a href="">press</a></p>');
});

test("rows between bars become a table", () => {
  const html = htmlOf("| Purpose | Basis |\n|---|---|\n| Answer | **Consent** |");
  expect(html).toContain("<th>Purpose</th>");
  expect(html).toContain("<td><strong>Consent</strong></td>");
});
