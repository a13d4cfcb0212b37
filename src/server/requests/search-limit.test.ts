import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { readEnvironment } from "#environment";
import { createSearchLimit } from "#server/requests/search-limit.ts";

function limitOf(text: string, { trusted = "", maxNetworks = 100 } = {}) {
  let time = 0;
  const { searchLimits: limits, trustProxy } = readEnvironment({
    SEARCHES_PER_ADDRESS: text,
    TRUST_PROXY: trusted,
  });
  const count = createSearchLimit({ limits, trustProxy, maxNetworks, now: () => time });
  return {
    wait: (seconds: number) => void (time += seconds * 1000),
    searchFrom: (remoteAddress: string, headers = {}) =>
      count({ socket: { remoteAddress }, headers } as IncomingMessage), // all that is read of it
  };
}

test("a network may use its whole allowance at once and regains it evenly", () => {
  const { searchFrom, wait } = limitOf("3/30s");
  const search = () => searchFrom("203.0.113.7");
  expect([search(), search(), search(), search()]).toEqual([null, null, null, 10]);
  wait(9);
  expect(search()).toBe(1);
  wait(1);
  expect([search(), search()]).toEqual([null, 10]);
  wait(3600);
  expect([search(), search(), search(), search()]).toEqual([null, null, null, 10]);
});

test("every limit applies, and the longest wait is reported", () => {
  const { searchFrom, wait } = limitOf("2/2s 3/60s");
  const search = () => searchFrom("203.0.113.7");
  expect([search(), search(), search()]).toEqual([null, null, 1]);
  wait(2);
  expect([search(), search()]).toEqual([null, 18]);
});

test("addresses of one network share an allowance, other networks have their own", () => {
  const { searchFrom } = limitOf("1/1m");
  expect(searchFrom("203.0.113.7")).toBeNull();
  expect(searchFrom("203.0.113.8")).toBe(60);
  expect(searchFrom("203.0.114.7")).toBeNull();
  expect(searchFrom("2001:db8:1:2::3")).toBeNull();
  expect(searchFrom("2001:db8:1:f::4")).toBe(60);
  expect(searchFrom("2001:db8:2::1")).toBeNull();
});

test("behind a trusted proxy the forwarded client is limited, not the proxy", () => {
  const { searchFrom } = limitOf("1/1m", { trusted: "10.0.0.0/8" });
  const headers = { "x-forwarded-for": "198.51.100.1" };
  expect([searchFrom("10.0.0.2", headers), searchFrom("10.0.0.3", headers)]).toEqual([null, 60]);
  expect([searchFrom("10.0.0.2"), searchFrom("10.0.0.2")]).toEqual([null, null]);
  expect([searchFrom("192.0.2.1", headers), searchFrom("192.0.2.1", headers)]).toEqual([null, 60]);
});

test("the number of tracked networks is limited, and recent ones stay", () => {
  const { searchFrom } = limitOf("2/1m", { maxNetworks: 2 });
  searchFrom("203.0.113.1");
  searchFrom("203.0.114.1");
  searchFrom("203.0.113.1");
  searchFrom("203.0.115.1");
  expect(searchFrom("203.0.113.1")).toBe(30);
  expect([searchFrom("203.0.114.1"), searchFrom("203.0.114.1")]).toEqual([null, null]);
});

test("without a limit nothing is refused", () => {
  const { searchFrom } = limitOf("none");
  for (let count = 0; count < 1000; count += 1) expect(searchFrom("203.0.113.1")).toBeNull();
});
