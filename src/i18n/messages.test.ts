import { expect, test, vi } from "vitest";
import type { Messages } from "#i18n/messages.ts";
import turkish from "#i18n/messages/tr.json";

test("whole texts join the first ones, which stay the same object", async () => {
  vi.resetModules(); // what other tests have kept is not to be seen here
  const { keepMessages, messagesOf, translatorFor } = await import("#i18n/messages.ts");
  const { nav, card } = turkish;
  const first = { nav: { blog: nav.blog }, card: { badge: card.badge } } as Messages; // as the build cuts them
  keepMessages("tr", first);
  const t = translatorFor("tr", "nav");
  keepMessages("tr", turkish);
  expect(messagesOf("tr")).toBe(first);
  expect(messagesOf("tr")).toEqual(turkish);
  expect(t("blog")).toBe(turkish.nav.blog);
  expect(t("videos")).toBe(turkish.nav.videos);
});
