import { expect, test } from "vitest";
import { isFormQuery, normalizeFormQuery } from "#contract/form-query.ts";

function read(query: string): string {
  return decodeURIComponent(normalizeFormQuery(new URLSearchParams(query)).toString());
}

test("joins the checkboxes of a group with commas", () => {
  expect(read("rooms=2-1&rooms=3-1&status=ready")).toBe("rooms=2-1,3-1&status=ready");
});

test("makes a range from two fields, either of which may be empty", () => {
  expect(read("price=200000&price=500000")).toBe("price=200000-500000");
  expect(read("price=&price=500000")).toBe("price=-500000");
  expect(read("price=200000&price=")).toBe("price=200000-");
  expect(read("price=&price=")).toBe("");
});

test("leaves a range already in URL form unchanged", () => {
  expect(read("price=-500000&type=&sort=newest")).toBe("price=-500000&sort=newest");
});

test("understands numbers as people type them", () => {
  expect(read("price=$200,000&price=٥٠٠ ٠٠٠")).toBe("price=200000-500000");
  expect(read("area=۶۰&area=1.200 m")).toBe("area=60-1200");
});

test("swaps the ends of a reversed range", () => {
  expect(read("price=500000&price=200000")).toBe("price=200000-500000");
});

test("recognises a form's query by repeated or empty parameters and by its place", () => {
  const isForm = (query: string) => isFormQuery(new URLSearchParams(query));
  expect(isForm("rooms=2-1&rooms=3-1")).toBe(true);
  expect(isForm("price=&price=500000")).toBe(true);
  expect(isForm("type=")).toBe(true);
  expect(isForm("where=turkey%2Fistanbul&type=villas")).toBe(true);
  expect(isForm("rooms=2-1,3-1&sort=price&page=2")).toBe(false);
  expect(isForm("")).toBe(false);
});

test("ignores parameters that are not a listing's", () => {
  const query = new URLSearchParams("utm_source=&fbclid=1&fbclid=2&rooms=2-1");
  expect(isFormQuery(query)).toBe(false);
});
