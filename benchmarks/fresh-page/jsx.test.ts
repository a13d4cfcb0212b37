import { expect, test } from "vitest";
import { jsxOf } from "#benchmarks/fresh-page/jsx.ts";
import { readMarkup, textOf } from "#benchmarks/fresh-page/markup.ts";

const rewritten = (html: string) => jsxOf(readMarkup(html));

test("converts HTML attributes to React's names and values", () => {
  expect(
    rewritten(
      '<p class="a" hidden="" aria-hidden="true" data-x="1"><path stroke-width="2" d=""/></p>',
    ),
  ).toBe(
    '<p className={"a"} hidden={true} aria-hidden={"true"} data-x={"1"}><path strokeWidth={"2"} d={""} /></p>',
  );
});

test("writes styles as objects", () => {
  expect(rewritten('<i style="--a:20;background-color:#fff"></i>')).toBe(
    '<i style={{"--a":"20","backgroundColor":"#fff"}} />',
  );
});

test("turns only internal links into router links", () => {
  expect(rewritten('<a href="/en" data-discover="true">x</a><a href="tel:+1">y</a>')).toBe(
    '<Link to={"/en"}>{"x"}</Link><a href={"tel:+1"}>{"y"}</a>',
  );
});

test("omits scripts and comments and joins the text around them", () => {
  expect(rewritten("<p>a<!-- --> b</p><script>1 < 2 && 3</script>")).toBe('<p>{"a b"}</p>');
});

test("keeps braces, quotes and entities of a text as text", () => {
  expect(rewritten("<p>{a} &quot;b&quot; &#x27;c&#x27; &amp;amp;</p>")).toBe(
    `<p>{${JSON.stringify(`{a} "b" 'c' &amp;`)}}</p>`,
  );
});

test("reads a page's texts with one space between them", () => {
  expect(textOf(readMarkup("<ul><li>a</li> <li>b <b>c</b></li></ul>"))).toBe("a b c");
});
