import { expect, test } from "vitest";
import { emailLink, emailShareLink, telegramShareLink, whatsappLink } from "#domain/links.ts";

test.each([
  "Здравствуйте! Интересует «Мода» (IST-1042): 100 % & 1+1, #5?",
  "مرحباً، أهتم بـ\u2068Palm Horizon\u2069 — 42/2023",
  "您好，咨询：1+1 “海景” 'x' <b>",
  "one\ntwo\u00A0three \u{1F3E0}",
])("%s arrives whole by a link that leaves its letters as they are", (text) => {
  const whatsapp = new URL(whatsappLink("902125550142", text));
  const telegram = new URL(telegramShareLink("https://sahil.example/ru?a=1&b=2", text));
  const email = new URL(emailLink("hello@sahil.example", text));
  expect(whatsapp.searchParams.get("text")).toBe(text);
  expect(whatsapp.hash + telegram.hash + email.hash).toBe("");
  expect([...telegram.searchParams.values()]).toEqual(["https://sahil.example/ru?a=1&b=2", text]);
  expect(decodeURIComponent(email.search)).toBe(`?subject=${text}`);
  expect(email.search).toMatch(/^[!-~]+$/);
});

test("letters of every script stand in a link as they are, signs of a query do not", () => {
  expect(emailShareLink("Вид & море", "a b")).toBe("mailto:?subject=Вид%20%26%20море&body=a%20b");
});
