import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createRegionsApart } from "#site/regions-apart.server.ts";

const bytes = (text: string) => Buffer.from(text);

test("regions come to stand where they were left out, each as often as it is named", () => {
  const regions = createRegionsApart();
  const menu = regions.leaveOut([bytes("<a>Kadıköy</a>"), bytes("<a>迪拜</a>")]);
  const none = regions.leaveOut([]);
  const html = `<nav>${menu}</nav><ul>${none}</ul><p>é</p><div>${menu}</div>`;
  expect(regions.putInto(bytes(html)).toString()).toBe(
    "<nav><a>Kadıköy</a><a>迪拜</a></nav><ul></ul><p>é</p><div><a>Kadıköy</a><a>迪拜</a></div>",
  );
});

test("what looks like a region in another's markup is left as it is", () => {
  const regions = createRegionsApart();
  const first = regions.leaveOut([bytes("<?region 1?>")]);
  regions.leaveOut([bytes("<b>")]);
  expect(regions.putInto(bytes(`<p>${first}</p>`)).toString()).toBe("<p><?region 1?></p>");
});

test("no text and no attribute that React writes can stand for a region", () => {
  const regions = createRegionsApart();
  const forged = regions.leaveOut([bytes("<b>")]);
  const html = renderToString(createElement("p", { title: forged }, forged));
  expect(regions.putInto(bytes(html)).toString()).toBe(html);
});

test("a page without regions stays what it is", () => {
  expect(createRegionsApart().putInto(bytes("<p>Sahil</p>")).toString()).toBe("<p>Sahil</p>");
});

test("what stands for a region that another page drew is a fault, never an empty place", () => {
  const elsewhere = createRegionsApart().leaveOut([bytes("<p>")]);
  expect(() => createRegionsApart().putInto(bytes(elsewhere))).toThrow(/region/);
  const regions = createRegionsApart();
  const cut = regions.leaveOut([bytes("<p>")]).slice(0, -1);
  expect(() => regions.putInto(bytes(cut))).toThrow(/region/);
});
