import { brotliDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { pageFrom } from "#server/pages/page.ts";
import { createPress } from "#server/pages/press.ts";

const patience = { timeout: 10_000 };
const html = Array.from({ length: 500 }, (_, row) => `<p>${row * row}</p>`).join("");

async function compressedPage() {
  const page = await pageFrom(new Response(html), "render-1");
  await page.bodies.make("br");
  return page;
}

test("a page that is asked for again travels smaller, with the same text and mark", async () => {
  const page = await compressedPage();
  const { etag } = page;
  const first = page.bodies.find("br")?.length ?? 0;
  const whenPressed = vi.fn<() => void>();
  createPress({ restMs: 0, isIdle: () => true })(page, whenPressed);
  await expect.poll(() => whenPressed.mock.calls.length, patience).toBe(1);
  const pressed = page.bodies.find("br") ?? Buffer.of();
  expect(pressed.length).toBeLessThan(first * 0.95);
  expect(brotliDecompressSync(pressed).toString()).toBe(html);
  expect(page.etag).toBe(etag);
});

test("a page is pressed once, however often it is asked for", async () => {
  const page = await compressedPage();
  const whenPressed = vi.fn<() => void>();
  const press = createPress({ restMs: 0, isIdle: () => true });
  for (let time = 0; time < 5; time += 1) press(page, whenPressed);
  await expect.poll(() => whenPressed.mock.calls.length, patience).toBe(1);
  press(page, whenPressed);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(whenPressed).toHaveBeenCalledOnce();
});

test("nothing is pressed while there is other work", async () => {
  const page = await compressedPage();
  let isIdle = false;
  const whenPressed = vi.fn<() => void>();
  createPress({ restMs: 1, isIdle: () => isIdle })(page, whenPressed);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(whenPressed).not.toHaveBeenCalled();
  isIdle = true;
  await expect.poll(() => whenPressed.mock.calls.length, patience).toBe(1);
});

test("a page that nobody has taken in brotli is left as it is", async () => {
  const page = await pageFrom(new Response(html), "render-1");
  createPress({ restMs: 0, isIdle: () => true })(page, () => undefined);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(page.bodies.find("br")).toBeUndefined();
});
