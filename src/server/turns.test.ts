import { expect, test } from "vitest";
import { createTurns } from "#server/turns.ts";

const patient = () => new AbortController().signal;

test("so many work at once, and the next begin in the order in which they came", async () => {
  const turns = createTurns({ atOnce: 1, waiting: 2 });
  const begun: string[] = [];
  const first = await turns.take(patient());
  const second = turns.take(patient()).then((end) => (begun.push("second"), end));
  const third = turns.take(patient()).then((end) => (begun.push("third"), end));
  await expect(turns.take(patient())).rejects.toThrow("2 requests are waiting already");
  expect(begun).toEqual([]);
  first();
  first(); // a turn ends once
  const endSecond = await second;
  expect(begun).toEqual(["second"]);
  endSecond();
  (await third)();
  expect(begun).toEqual(["second", "third"]);
});

test("who gives up leaves the queue to the others", async () => {
  const turns = createTurns({ atOnce: 1, waiting: 1 });
  const end = await turns.take(patient());
  const hurried = new AbortController();
  const late = turns.take(hurried.signal);
  hurried.abort(new Error("too late"));
  await expect(late).rejects.toThrow("too late");
  const next = turns.take(patient());
  end();
  (await next)();
});
