import { expect, test } from "vitest";
import { fontFiles } from "#benchmarks/wire/font-files.ts";

const css = `/* @font-face{} */@layer base{:root{--latin:"Flared";--font:var(--latin), "Of the system", serif;--arabic:"Arabic"}
:lang(ar){--latin:"Plain", "Flared";--font:var(--latin), var(--arabic)}:lang(zh){--font:"Quotes", "Flared"}}
@media (width>=1px){a{color:red}}body,.sea{font-family:var(--font)}.code{font-family:Code}
@font-face{font-family:Flared;src:url(/latin.woff2)format("woff2");unicode-range:U+20-7E,U+201C}
@font-face{font-family:"Flared";src:url("/turkish.woff2") format("woff2");unicode-range:U+11E-11F, U+20BA}
@font-face{font-family:Flared;src:url(/cyrillic.woff2);unicode-range:U+4??}
@font-face{font-family:Plain;src:url(/plain.woff2);unicode-range:U+20-7E}
@font-face{font-family:Arabic;src:url(/arabic-400.woff2);font-weight:400;unicode-range:U+600-6FF}
@font-face{font-family:Arabic;src:url(/arabic-600.woff2);font-weight:600;unicode-range:U+600-6FF}
@font-face{font-family:Quotes;src:local(PingFang SC);unicode-range:U+201C}
@font-face{font-family:Code;src:url(/code.woff2)}`;

test.for([
  ["a file whose range no character meets is not fetched", "en", "Home", ["/latin.woff2"]],
  ["one letter of a name fetches its file", "en", "Boğaz", ["/latin.woff2", "/turkish.woff2"]],
  ["a range may be written with wildcards", "ru", "Я", ["/cyrillic.woff2"]],
  ["a family that the language does not use is left out", "en", "م", []],
  [
    "the first family with the character is taken, in all its weights",
    "ar",
    "مA₺",
    ["/arabic-400.woff2", "/arabic-600.woff2", "/plain.woff2", "/turkish.woff2"],
  ],
  ["a face of the visitor's system costs nothing", "zh-Hans", "“", []],
] as const)("%s", ([, lang, text, files]) => {
  expect(fontFiles(css, new Map([[lang, new Set(text)]]), lang)).toEqual(files);
});

test("a part in another language has its own families, else the page's", () => {
  expect(fontFiles(css, new Map([["ar", new Set("م")]]), "en")).toHaveLength(2);
  expect(fontFiles(css, new Map([["en", new Set("A")]]), "ar")).toEqual(["/plain.woff2"]);
});
