import { expect, test } from "vitest";
import { readForm } from "#site/data/receive-enquiry/read-form.server.ts";

const url = "http://sahil.example/en/enquiry";
const sent = (body: BodyInit, headers = {}) =>
  readForm(new Request(url, { method: "POST", body, headers }));

test("only known fields are read, the first value of each", async () => {
  const form = new FormData();
  for (const [name, value] of [
    ["name", "Amina"],
    ["name", "Other"],
    ["message", ""],
    ["__proto__", "x"],
    ["admin", "1"],
    ["project", "uae/dubai/marina-arc"],
  ] as const)
    form.append(name, value);
  form.append("email", new File(["a@example.org"], "a.txt"));
  expect(await sent(form)).toEqual({
    texts: { name: "Amina", project: "uae/dubai/marina-arc" },
    isHoneypotFilled: false,
    chosenLocale: null,
  });
});

test("a filled hidden field marks a bot", async () => {
  expect(await sent(new URLSearchParams({ topic_line: "x" }))).toMatchObject({
    isHoneypotFilled: true,
  });
  expect(await sent(new URLSearchParams({ topic_line: "" }))).toMatchObject({
    isHoneypotFilled: false,
  });
});

test.each([
  ["{}", "application/json"],
  ["--x\r\nnonsense", "multipart/form-data; boundary=x"],
  ["name=Amina", "multipart/form-data"],
  ["%zz=%%%", "application/x-www-form-urlencoded"],
])("a body that is not a form parses as an empty one: %s as %s", async (body, type) => {
  expect(await sent(body, { "Content-Type": type })).toMatchObject({
    texts: {},
    isHoneypotFilled: false,
  });
});

test("a language button requests the form in that language", async () => {
  const chosen = async (locale: string) =>
    (await sent(new URLSearchParams({ name: "Amina", locale }))).chosenLocale;
  expect(await chosen("ar")).toBe("ar");
  expect(await chosen("xx")).toBeNull();
});
