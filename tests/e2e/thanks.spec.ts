import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

const thanks = linkTo("zh", "thanks-you", {
  enquiry: "SHL-ABCD2345",
  kind: "contact",
  office: "istanbul",
});

test.describe("in the time zone of a visitor in Shanghai", () => {
  test.use({ timezoneId: "Asia/Shanghai" });

  test("the answering office's hours are shown once, in both time zones", async ({ page }) => {
    await page.clock.setFixedTime("2026-11-23T15:30:00Z");
    await page.goto(thanks);
    const arrived = page.getByRole("main").getByRole("status");
    await expect(arrived.getByText("营业时间").filter({ visible: true })).toHaveText(
      "营业时间：周一至周六，09:00–19:00（伊斯坦布尔时间），即您当地时间14:00–次日00:00",
    );
  });
});
