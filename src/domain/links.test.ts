import { expect, test } from "vitest";
import { emailLink, emailShareLink, telegramShareLink, whatsappLink } from "#domain/links.ts";

test.each([
  "Здравствуйте! Интересует «Мода» (IST-1042): 100 % & 1+1, #5?",
  "مرحباً، أهتم بـ\u2068Palm Horizon\u2069 — 42/2023",
  "您好，咨询：1+1 “海景” 'x' <b>",
  "one\ntwo\u00A0three \u{1F3E0}",
])("%s survives a link whose letters are not percent-encoded", (text) => {
  const whatsapp = new URL(whatsappLink("902125550142", text));
  const telegram = new URL(telegramShareLink("https://sahil.example/ru?a=1&b=2", text));
  const email = new URL(emailLink("hello@sahil.example", text));
  expect(whatsapp.searchParams.get("text")).toBe(text);
  expect(whatsapp.hash + telegram.hash + email.hash).toBe("");
  expect([...telegram.searchParams.values()]).toEqual(["https://sahil.example/ru?a=1&b=2", text]);
  expect(decodeURIComponent(email.search)).toBe(`?subject=${text}`);
  expect(email.search).toMatch(/^[!-~]+$/);
});

test("links keep letters of every script and percent-encode reserved characters", () => {
  expect(emailShareLink("Вид & море", "a b")).toBe("mailto:?subject=Вид%20%26%20море&body=a%20b");
});
