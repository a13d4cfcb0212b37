import { expect, test } from "vitest";
import { askedFiles, staticImports } from "#benchmarks/wire/asked-files.ts";

test("finds scripts, texts, styles for screens and fonts, each once", () => {
  const html = `<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/p.css" media="print"/><link rel="preload" href="/f.woff2" as="font" crossorigin="anonymous"/>
<link rel="modulepreload" fetchpriority="low" href="/m.js"/>
<link rel="preload" as="image" href="/p.avif"/><script src="/s.js" async=""></script>
<script type="module" async="">import "/m.js";
import * as route0 from "/r.js";
import("/later.js");</script><script data-files="/texts.json /f.js /g.js">load()</script>`;
  expect(askedFiles(html)).toEqual({
    scripts: ["/f.js", "/g.js", "/m.js", "/s.js", "/r.js"],
    fetched: ["/texts.json"],
    styles: ["/a.css"],
    fonts: ["/f.woff2"],
  });
});

test("a module's static imports are found in minified code, those for later are not", () => {
  const code = `import{a as b}from"./a-1.js";import"./b-2.js";export*from'./c.js';const l=()=>import("./later.js")`;
  expect(staticImports(code)).toEqual(["./a-1.js", "./b-2.js", "./c.js"]);
});
