import { expect, test } from "vitest";
import { sharedList } from "#server/paths/shared-lists.ts";

test.each([
  ["/shortlist", "/shortlist"],
  ["/shortlist?homes=IST-1042,DXB-2017", "/shortlist?homes=IST-1042,DXB-2017"],
  ["/shortlist?homes=IST-1042,,//evil.example,IST-1042&utm_source=x", "/shortlist?homes=IST-1042"],
  ["/compare?homes=A-1,%0d%0aSet-Cookie:x", "/compare"],
  ["/compare?homes=IST-1,IST-2,IST-3,IST-4,IST-5", "/compare?homes=IST-1,IST-2,IST-3,IST-4"],
])("a list shared as %s redirects to %s in a language", (url, path) => {
  expect(sharedList(new URL(url, "https://sahil.example"))).toBe(path);
});
