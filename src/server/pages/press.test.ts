import { brotliDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { type Bodies, createBodies } from "#http/bodies.ts";
import { createPress, type PressOptions } from "#server/pages/press.ts";

const patience = { timeout: 10_000 };
const html = Array.from({ length: 500 }, (_, row) => `<p>${row * row}</p>`).join("");

async function compressed(): Promise<Bodies> {
  const bodies = createBodies(Buffer.from(html));
  await bodies.make("br");
  return bodies;
}

/** A press that never waits unless told, and what keeps the pages that it is given. */
function pressWith(options: Partial<PressOptions> = {}) {
  const onFault = vi.fn<(error: unknown) => void>();
  const weigh = vi.fn<(key: string) => void>();
  const kept = new Map<string, Bodies>();
  const keeper = { holds: (key: string, bodies: Bodies) => kept.get(key) === bodies, weigh };
  const press = createPress({ restMs: 0, isIdle: () => true, onFault, ...options });
  function ask(key: string, bodies: Bodies): void {
    kept.set(key, bodies);
    press(bodies, key, keeper);
  }
  return { ask, kept, weigh, onFault };
}

test("a page that is asked for again travels smaller, with the same text", async () => {
  const bodies = await compressed();
  const first = bodies.find("br")?.length ?? 0;
  const { ask, weigh } = pressWith();
  ask("a", bodies);
  await expect.poll(() => weigh.mock.calls, patience).toEqual([["a"]]);
  const pressed = bodies.find("br") ?? Buffer.of();
  expect(pressed.length).toBeLessThan(first * 0.95);
  expect(brotliDecompressSync(pressed).toString()).toBe(html);
});

test("a page is pressed once, however often it is asked for", async () => {
  const bodies = await compressed();
  const { ask, weigh } = pressWith();
  for (let time = 0; time < 5; time += 1) ask("a", bodies);
  await expect.poll(() => weigh.mock.calls.length, patience).toBe(1);
  ask("a", bodies);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(weigh).toHaveBeenCalledOnce();
});

test("nothing is pressed while there is other work", async () => {
  let isIdle = false;
  const { ask, weigh } = pressWith({ restMs: 1, isIdle: () => isIdle });
  ask("a", await compressed());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(weigh).not.toHaveBeenCalled();
  isIdle = true;
  await expect.poll(() => weigh.mock.calls.length, patience).toBe(1);
});

test("a page that nobody has taken in brotli is left as it is", async () => {
  const bodies = createBodies(Buffer.from(html));
  pressWith().ask("a", bodies);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(bodies.find("br")).toBeUndefined();
});

test("a page that is kept no longer when its turn comes is left as it is", async () => {
  let isIdle = false;
  const { ask, kept, weigh } = pressWith({ isIdle: () => isIdle });
  const [gone, replaced, other] = await Promise.all([compressed(), compressed(), compressed()]);
  const before = [gone, replaced].map((bodies) => bodies.find("br"));
  ask("gone", gone);
  ask("replaced", replaced);
  ask("other", other);
  kept.delete("gone");
  kept.set("replaced", await compressed());
  isIdle = true;
  await expect.poll(() => weigh.mock.calls, patience).toEqual([["other"]]);
  expect([gone, replaced].map((bodies) => bodies.find("br"))).toEqual(before);
});

test("a page that cannot be pressed is reported, and keeps none after it from being pressed", async () => {
  const fault = new Error("no memory");
  const broken = await compressed();
  broken.make = () => Promise.reject(fault);
  const { ask, weigh, onFault } = pressWith();
  ask("broken", broken);
  await expect.poll(() => onFault.mock.calls, patience).toEqual([[fault]]);
  ask("sound", await compressed());
  await expect.poll(() => weigh.mock.calls, patience).toEqual([["sound"]]);
});
