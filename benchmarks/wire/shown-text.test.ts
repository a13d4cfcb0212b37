import { expect, test } from "vitest";
import { shownText } from "#benchmarks/wire/shown-text.ts";

test("a document shows its text and placeholders, by the language around them", () => {
  const html = `<!DOCTYPE html><html lang="en"><head><title>₺</title></head><body><!-- ğ --><p>A<br/>&#x27;<bdi lang="tr">Ş</bdi>b</p>
<input placeholder="z"/><script>"ü"</script><svg><path d="M0"/><text>Я</text></svg></body></html>`;
  expect(characters(html)).toEqual({ en: "\n'AbzЯ", tr: "Ş" });
});

test("what waits to be opened or chosen is not shown", () => {
  const html = `<body lang="en"><details><summary>a</summary>ğ<div><i>ğ</i></div></details>b<details open="">c</details>
<select><option value="1" selected="">d</option><option>ğ</option></select><div hidden=""><b>ğ</b></div>
<dialog>ğ</dialog><dialog open="">e</dialog><p popover="auto">ğ</p></body>`;
  expect(characters(html)).toEqual({ en: "\nabcde" });
});

function characters(html: string): Record<string, string> {
  return Object.fromEntries(
    [...shownText(html)].map(([lang, shown]) => [lang, [...shown].toSorted().join("")]),
  );
}
