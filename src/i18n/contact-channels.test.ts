import { expect, test } from "vitest";
import { channelsFor, directChannels, isBlocked, leadingChat } from "#i18n/contact-channels.ts";
import { answerChannels } from "#domain/enquiry.ts";
import { locales } from "#domain/locale.ts";

test.each([
  { locale: "en", all: "whatsapp phone | email telegram wechat" },
  { locale: "ar", all: "whatsapp phone | email telegram wechat" },
  { locale: "tr", all: "whatsapp phone | email telegram wechat" },
  { locale: "ru", all: "telegram phone whatsapp | email wechat" },
  { locale: "zh", all: "wechat phone | email whatsapp telegram" },
] as const)("readers of $locale are offered $all", ({ locale, all }) => {
  const [first = "", rest = ""] = all.split(" | ");
  expect(directChannels(locale).join(" ")).toBe(first);
  expect(channelsFor(locale).join(" ")).toBe(`${first} ${rest}`);
});

test.each(locales)(
  "in %s every channel is offered once, and no blocked one is primary",
  (locale) => {
    expect(channelsFor(locale).toSorted()).toEqual([...answerChannels].toSorted());
    expect(leadingChat(locale)).toBe(directChannels(locale)[0]);
    expect(isBlocked(locale, leadingChat(locale))).toBe(false);
    expect(directChannels(locale)).toContain("phone");
  },
);
