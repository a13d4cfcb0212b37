import { leadingChat } from "#domain/contact-channels.ts";
import { linkTo } from "#domain/links.ts";
import { openedBy, waysInto } from "#tests/e2e/support/chats.ts";
import { hydrated } from "#tests/e2e/support/documents.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

const said = {
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
    own: "English",
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
    own: "العربية",
  },
  zh: {
    departments: ["管理层", "土耳其销售部", "阿联酋销售部", "塞浦路斯销售部", "法务部", "市场部"],
    leyla: "土耳其语、英语和阿拉伯语",
    own: "中文",
  },
};

for (const language of ["en", "ar", "zh"] as const) {
  const texts = textsOf(language);
  const path = linkTo(language, "our-team");
  const { departments, leyla, own } = said[language];

  test(`the team stands by department, with the languages they speak: ${language}`, async ({
    request,
    show,
  }) => {
    const page = await show(await request.get(path));
    await expect(page.locator(".department h3")).toHaveText(departments);
    const members = page.locator(".department .member");
    await expect(members).toHaveCount(14);
    await expect(page.locator("#department-management .member")).toHaveCount(2);
    await expect(page.locator("#leyla-arman")).toContainText(leyla);
    await expect(members.locator("img")).toHaveCount(14);
  });

  test(`each is reached by their own line, and named to whoever answers: ${language}`, async ({
    request,
    show,
  }) => {
    const page = await show(await request.get(path));
    for (const [slug, name, line, number] of [
      ["leyla-arman", "Leyla Arman", "turkey", "902125550142"],
      ["omar-kassem", "Omar Kassem", "uae", "97145550142"],
    ] as const) {
      const chat = leadingChat(language);
      const way = waysInto(chat, page.locator(`#${slug}`));
      const isLine = chat === "whatsapp";
      await expect(way).toHaveAccessibleName(
        isLine
          ? texts("team.whatsapp_label", { line, name })
          : texts("channels.person", { chat, name }),
      );
      expect(await openedBy(way)).toEqual({
        account: isLine ? number : "",
        text: texts("team.ask_text", { name }),
      });
    }
  });

  test(`the visitor's language comes first, and every name leads to the person: ${language}`, async ({
    request,
    show,
  }) => {
    const page = await show(await request.get(path));
    const spoken = page.locator("main dl > div");
    await expect(spoken).toHaveCount(8);
    await expect(spoken.first().locator("dt")).toHaveText(own);
    const astray = await page
      .locator("main a[href^='#']")
      .evaluateAll((links) =>
        links
          .map((link) => link.getAttribute("href") ?? "")
          .filter((href) => document.getElementById(href.slice(1)) === null),
      );
    expect(astray).toEqual([]);
    expect(await page.locator("main dl a[href^='#']").count()).toBeGreaterThan(14);
  });
}

for (const language of ["en", "ar"] as const) {
  test(`the departments are at hand while one reads: ${language}`, async ({ page }) => {
    const texts = textsOf(language);
    await page.goto(linkTo(language, "our-team"));
    const anchors = page.getByRole("navigation", { name: texts("team.departments") });
    const legal = anchors.getByRole("link", { name: said[language].departments[4] ?? "" });
    await legal.click();
    await expect(page.locator("#department-legal h3")).toBeInViewport();
    await expect(anchors).toBeInViewport();
    await expect(legal).toHaveAttribute("aria-current", "true");
  });
}

test("the department arrived at is marked, however late the browser tells what was passed", async ({
  page,
}) => {
  await page.addInitScript(tellAllAtTheEnd);
  const texts = textsOf("en");
  await page.goto(linkTo("en", "our-team"));
  const anchors = page.getByRole("navigation", { name: texts("team.departments") });
  const legal = anchors.getByRole("link", { name: "Legal" });
  await hydrated(page); // before, nobody would be told
  await legal.click();
  await expect(legal).toHaveAttribute("aria-current", "true");
});

test("a portrait that cannot be had leaves its place, and the name stands", async ({ context }) => {
  const page = await context.newPage(); // not watched: a file of it is meant to fail
  await page.route("**/portrait-*", (route) => route.abort());
  await page.goto(linkTo("en", "our-team"));
  const member = page.locator("#leyla-arman");
  const box = await member.getByRole("presentation").boundingBox();
  expect(box?.width).toBeCloseTo(120, -1);
  expect(box?.height).toBeCloseTo(150, -1);
  await expect(member.getByRole("heading", { name: "Leyla Arman" })).toBeVisible();
});

/** What comes into view is told once the scrolling has ended, as where a device is busy. */
function tellAllAtTheEnd(): void {
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const passed: IntersectionObserverEntry[] = [];
      let ended = false;
      super((entries, observer) => {
        passed.push(...entries);
        if (ended) tell(passed, observer);
      }, options);
      const end = () => {
        ended = true;
        if (passed.length > 0) tell(passed, this);
      };
      addEventListener("scrollend", () => void requestAnimationFrame(end), { once: true });
    }
  };
}
