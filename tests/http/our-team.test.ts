import { expect, test } from "vitest";
import { leadingChat } from "#i18n/contact-channels.ts";
import { linkTo } from "#domain/links.ts";
import { chatTargetOf, chatLinksIn } from "#tests/http/support/chat-links.ts";
import { onlyIn } from "#tests/http/support/elements.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { hrefsOf, textOf, visit } from "#tests/http/support/site.ts";
import { testedAmong } from "#tests/support/test-scope.ts";

const expectedTexts = {
  en: {
    departments: [
      "Management",
      "Sales, Turkey",
      "Sales, UAE",
      "Sales, Cyprus",
      "Legal",
      "Marketing",
    ],
    leyla: "Turkish, English and Arabic",
    languageName: "English",
  },
  ar: {
    departments: [
      "الإدارة",
      "المبيعات في تركيا",
      "المبيعات في الإمارات",
      "المبيعات في قبرص",
      "الشؤون القانونية",
      "التسويق",
    ],
    leyla: "التركية والإنجليزية والعربية",
    languageName: "العربية",
  },
  zh: {
    departments: ["管理层", "土耳其销售部", "阿联酋销售部", "塞浦路斯销售部", "法务部", "市场部"],
    leyla: "土耳其语、英语和阿拉伯语",
    languageName: "中文",
  },
};

for (const language of testedAmong("en", "ar", "zh")) {
  const path = linkTo(language, "our-team");
  const { departments, leyla, languageName } = expectedTexts[language];

  test(`the team is grouped by department, with the languages they speak: ${language}`, async () => {
    const { document } = await visit(path);
    expect([...document.querySelectorAll(".department h3")].map(textOf)).toEqual(departments);
    expect(document.querySelectorAll(".department .member")).toHaveLength(14);
    expect(document.querySelectorAll("#department-management .member")).toHaveLength(2);
    expect(document.querySelector("#leyla-arman")).toHaveTextContent(leyla);
    expect(document.querySelectorAll(".department .member img")).toHaveLength(14);
  });

  test(`the visitor's language comes first, and every name links to the person: ${language}`, async () => {
    const { document } = await visit(path);
    const languageRows = document.querySelectorAll("main dl > div");
    expect(languageRows).toHaveLength(8);
    expect([...(languageRows[0]?.querySelectorAll("dt") ?? [])].map(textOf)).toEqual([
      languageName,
    ]);
    const within = hrefsOf(document.querySelectorAll("main a[href^='#']"));
    const astray = within.filter((href) => !document.getElementById(href?.slice(1) ?? ""));
    expect(astray).toEqual([]);
    expect(document.querySelectorAll("main dl a[href^='#']").length).toBeGreaterThan(14);
  });
}

for (const language of ["en", "ar", "zh"] as const) {
  test(`members' contact links use their own number, and others name them: ${language}`, async () => {
    const texts = textsOf(language);
    const { document } = await visit(linkTo(language, "our-team"));
    for (const [slug, name, line, number] of [
      ["leyla-arman", "Leyla Arman", "turkey", "902125550142"],
      ["omar-kassem", "Omar Kassem", "uae", "97145550142"],
    ] as const) {
      const chat = leadingChat(language);
      const [link, ...others] = chatLinksIn(chat, onlyIn(document, `#${slug}`));
      expect(others).toEqual([]);
      const isLine = chat === "whatsapp";
      expect(link).toHaveAccessibleName(
        isLine
          ? texts("team.whatsapp_label", { line, name })
          : texts("channels.person", { chat, name }),
      );
      expect(chatTargetOf(link)).toEqual({
        account: isLine ? number : "",
        text: chat === "wechat" ? texts("nav.chat_text") : texts("team.ask_text", { name }),
      });
    }
  });
}
