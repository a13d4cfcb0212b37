/** The landing pages: one country each, in surroundings of their own. */
import type { APIRequestContext } from "@playwright/test";
import type { Landing } from "#contract/landing.ts";
import { calls } from "#contract/calls.ts";
import { leadingChat } from "#domain/contact-channels.ts";
import { linkTo } from "#domain/links.ts";
import { localeFacts, locales, type Locale } from "#domain/locale.ts";
import { waysInto } from "#tests/e2e/support/chats.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

const countries = ["uae", "cyprus"] as const;
const phones = { uae: "+971 4 555 0142", cyprus: "+357 25 555 142" };

for (const language of ["en", "ar", "zh"] as const) {
  const texts = textsOf(language);

  for (const country of countries) {
    const path = linkTo(language, "landing", { country });

    test(`around ${path} are the way home, choices, contacts and nothing to leave by`, async ({
      request,
      show,
    }) => {
      const page = await show(await request.get(path));
      const header = page.getByRole("banner");
      await expect(page.getByRole("navigation")).toHaveCount(2); // the way from the home page, and the bottom bar
      await expect(header.getByRole("link")).toHaveCount(3);
      await expect(header.getByRole("link").first()).toHaveAttribute(
        "href",
        linkTo(language, "home"),
      );
      await expect(header.getByRole("link", { name: phones[country] })).toBeAttached();
      await expect(waysInto(leadingChat(language), header)).toBeAttached();
      for (const locale of locales) {
        await expect(
          header.getByText(localeFacts[locale].label, { exact: true }).last(),
        ).toBeAttached();
      }
      const foot = page.getByRole("contentinfo").getByRole("link");
      await expect(foot).toHaveCount(2);
      await expect(foot.last()).toHaveAttribute("href", linkTo(language, "privacy-policy"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    });

    test(`${path} tells of each project what its copy says, and leads to it`, async ({
      request,
      show,
    }) => {
      const { projects } = await landingOf(request, language, country);
      const page = await show(await request.get(path));
      const shelf = page.locator("main ol:not(.crumbs *)").first().getByRole("listitem");
      expect(projects).toHaveLength(6);
      for (const { title, location, feature, bedTypes, priceUsd, project, ...copy } of projects) {
        const line = shelf.filter({ has: page.getByRole("heading", { name: title, level: 3 }) });
        const { country: land, city } = project.place;
        await expect(line.getByRole("link", { name: title })).toHaveAttribute(
          "href",
          linkTo(language, "project", { country: land.slug, city: city.slug, slug: project.slug }),
        );
        await expect(line).toContainText(location);
        await expect(line).toContainText(feature);
        await expect(line).toContainText(priceUsd.toLocaleString("en"));
        await expect(line).toContainText(`${copy.downPaymentPct}%`);
        for (const rooms of bedTypes) {
          await expect(line).toContainText(rooms === "studio" ? texts("card.studio") : rooms);
        }
      }
    });

    test(`${path} tells each programme's threshold with its source and its day`, async ({
      request,
      show,
    }) => {
      const { purchase } = await landingOf(request, language, country);
      const page = await show(await request.get(path));
      for (const { name, minimumAmount, source, conditions } of purchase.programmes) {
        const rule = page
          .getByRole("listitem")
          .filter({ has: page.getByRole("heading", { name }) });
        await expect(rule).toContainText(minimumAmount.toLocaleString("en"));
        await expect(rule).toContainText(source);
        await expect(rule).toContainText(/15\D.*2026|2026\D.*15/);
        await expect(rule.locator("details li")).toHaveCount(conditions.length);
      }
    });
  }
}

test("yields are named gross, thresholds stand in dirhams and about in the visitor's currency", async ({
  request,
  show,
}) => {
  const uae = await show(await request.get(linkTo("en", "landing", { country: "uae" })));
  const main = uae.getByRole("main");
  await expect(main).toContainText("average a gross rental yield of about 7.5%");
  await expect(main).toContainText(
    /AED\s750,000about \W*204,221\W* at the rate of 16 November 2026/,
  );
  await expect(main).toContainText(/AED\s2,000,000about \W*544,588/);

  const inEuros = await request.get(linkTo("en", "landing", { country: "uae" }), {
    headers: { Cookie: "currency=EUR" },
  });
  await expect((await show(inEuros)).getByRole("main")).toContainText(
    /AED\s2,000,000about \W*€\d{3},\d{3}/,
  );

  const cyprus = await show(await request.get(linkTo("en", "landing", { country: "cyprus" })));
  await expect(cyprus.getByRole("main")).toContainText("Gross yields reach up to 12%");
});

test("prices are in the visitor's currency", async ({ request, show }) => {
  const answer = await request.get(linkTo("en", "landing", { country: "uae" }), {
    headers: { Cookie: "currency=AED" },
  });
  const page = await show(answer);
  await expect(page.locator("main ol:not(.crumbs *)").first()).toContainText("AED 2,001,513"); // 545,000 × 3.6725
  await expect(page.getByRole("main")).not.toContainText("about AED");
});

test("what a landing page sends says that it came from there", async ({ request, show }) => {
  const path = linkTo("ru", "landing", { country: "cyprus" });
  const page = await show(await request.get(path));
  const form = page.locator("form:has([name=privacy_version])");
  await expect(form.locator("[name=kind]")).toHaveValue("contact");
  await expect(form.locator("[name=page]")).toHaveValue(path);
});

test("a country without a landing page is a 404 among the menus of the site", async ({
  request,
  show,
}) => {
  const answer = await request.get(`${linkTo("en", "home")}/landing/turkey`);
  expect(answer.status()).toBe(404);
  const page = await show(answer);
  await expect(page.getByRole("navigation", { name: textsOf("en")("nav.label") })).toBeAttached();
});

async function landingOf(
  request: APIRequestContext,
  language: Locale,
  country: string,
): Promise<Landing> {
  const response = await request.get(`/api/v1/pages/landing-${country}`, {
    headers: { "X-localization": language },
  });
  const { landing } = calls.page.answer.parse(await response.json());
  if (landing === null) throw new Error(`There is no landing page of ${country}`);
  return landing;
}

test("each part of a payment plan has a colour of its own, up to four", async ({ page }) => {
  await page.goto(linkTo("en", "landing", { country: "uae" }));
  const keys = page.locator(".tide-key").filter({ has: page.locator("li:nth-child(4)") });
  const marks = await keys
    .first()
    .locator("li > i")
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).backgroundColor));
  expect(new Set(marks).size).toBe(4);
});
