import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { channelsFor, directChannels, isBlocked, leadingChat } from "#i18n/contact-channels.ts";
import type { DirectChannel } from "#i18n/languages.ts";
import type { AnswerChannel } from "#domain/enquiry.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";
import { answerOf } from "#tests/http/support/api-answers.ts";
import { chatTargetOf } from "#tests/http/support/chat-links.ts";
import { demoSite, visit } from "#tests/http/support/site.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

const marinaArc = { country: "uae", city: "dubai", slug: "marina-arc" };

for (const language of testedLanguages) {
  test(`every page offers the contact channels of its language, the preferred one first: ${language}`, async () => {
    for (const [name, path] of Object.entries(keyPages(language))) {
      const listsAll = name === "contact-us" || name === "enquiry";
      const others = listsAll ? listOnlyChannels(language) : [];
      const offered = { name, ...(await channelsOf(language, path)) };
      expect(offered).toEqual({ name, ...expectedChannels(language, others) });
    }
  });
}

for (const language of ["ru", "zh"] as const) {
  test(`pages offer no chats that are blocked in their readers' countries: ${language}`, async () => {
    const { listing = "", "contact-us": contact = "", project = "" } = keyPages(language);
    const none = expectedChannels(language, []);
    expect(await channelsOf(language, listing)).toEqual(none);
    expect(await channelsOf(language, project)).toEqual(none);
    const all = expectedChannels(language, listOnlyChannels(language));
    expect(await channelsOf(language, contact)).toEqual(all);
  });
}

/** Checks a page's channels; `others` are those named only in a list of all channels. */
function expectedChannels(language: Locale, others: AnswerChannel[]) {
  return {
    first: leadingChat(language),
    hasPhone: true,
    others,
    isMostlyOpen: true,
    panelsWithoutLink: 0,
  };
}

async function channelsOf(language: Locale, path: string) {
  const { url } = await demoSite();
  const answer = await fetch(new URL(path, url), { headers: { Accept: "text/html" } });
  const html = await answer.text();
  const offered = channelsIn(html);
  const chats = offered.filter((channel) => channel !== "phone");
  const blocked = chats.filter((chat) => isBlocked(language, chat)).length;
  // Browsers without popovers follow this link.
  const elsewhere = html.split(`href="${linkTo(language, "contact-us")}#wechat"`).length - 1;
  return {
    first: chats[0],
    hasPhone: offered.includes("phone"),
    others: offered.filter((channel) => !directChannels(language).includes(channel)),
    isMostlyOpen: blocked < (chats.length - blocked || 1),
    panelsWithoutLink: chats.filter((chat) => chat === "wechat").length - elsewhere,
  };
}

test("the Chinese footer links to no blocked networks", async () => {
  for (const language of ["en", "zh"] as const) {
    const texts = textsOf(language);
    const page = await visit(linkTo(language, "home"));
    const networks = page.document.querySelector<HTMLElement>(".footer .footer__social");
    const named = (network: string) =>
      within(networks ?? page.document.body).queryAllByRole("link", {
        name: texts("footer.channel", { network }),
      });
    expect(named(texts("footer.wechat"))).toHaveLength(1);
    expect(named("Telegram")).toHaveLength(isBlocked(language, "telegram") ? 0 : 1);
  }
});

test("a Russian project page links to Telegram with name and reference, and to Dubai's phone and e-mail", async () => {
  const { company } = await answerOf("footerLinks", "/settings/footer-links", "ru");
  const page = await visit(linkTo("ru", "project", marinaArc));
  const [card, bar] = [".price-card", ".price-bar"].map((part) =>
    page.document.querySelector(part),
  );
  const name = textsOf("ru")("nav.contact_channels");
  const floating = page.getByRole("complementary", { name });
  const text = textsOf("ru")("card.ask_text", { name: "Marina Arc", ref: "DXB-2010" });
  for (const place of [card, bar, floating]) {
    const links = [...(place?.querySelectorAll("a[href^='https://t.me/']") ?? [])];
    expect(links.map(chatTargetOf)).toEqual([{ account: company.telegram, text }]);
  }
  const links = [...(card?.querySelectorAll("a[href^='https://wa.me/']") ?? [])];
  expect(links.map(chatTargetOf)).toEqual([{ account: company.whatsapp.uae, text }]);
  expect(card?.querySelectorAll("a[href='tel:+97145550142']")).toHaveLength(1);
});

/** Linked channels that only a list of all channels names. */
function listOnlyChannels(language: Locale): AnswerChannel[] {
  return channelsFor(language)
    .filter((channel) => !directChannels(language).some((direct) => direct === channel))
    .filter((channel) => channel === "whatsapp" || channel === "telegram");
}

/** A page's channels in HTML order, without share links. */
function channelsIn(html: string): DirectChannel[] {
  const links = html.matchAll(
    /href="(?:https:\/\/(?<host>wa|t)\.me\/(?!\?|share\/)|(?<tel>tel:))|(?<panel>popovertarget="wechat-panel"(?! popovertargetaction))/gi,
  );
  return [...links].map(({ groups }) => {
    if (groups?.["tel"] !== undefined) return "phone";
    if (groups?.["panel"] !== undefined) return "wechat";
    return groups?.["host"] === "t" ? "telegram" : "whatsapp";
  });
}
