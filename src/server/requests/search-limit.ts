/** Rate limit of searches and of pages with a query, by network, so that no client uses up the CPU. */
import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { Limit, TrustedProxies } from "#environment";
import {
  isTrustedAddress,
  clientAddressOf,
  truncateAddress,
} from "#server/requests/client-address.ts";

/** Counts a search. Returns null where it is allowed, otherwise the seconds to wait. */
export type CountSearch = (incoming: IncomingMessage) => number | null;

interface SearchLimitOptions {
  limits: readonly Limit[];
  /** Not limited themselves: another site's process limits its own visitors. */
  trustProxy: TrustedProxies;
  /** In milliseconds. */
  now?: () => number;
  /** Least recently used networks are dropped beyond this. */
  maxNetworks?: number;
}

/** A token bucket for each network and limit, which holds `max` and refills evenly. Refused searches are not counted. */
export function createSearchLimit(options: SearchLimitOptions): CountSearch {
  const { limits, trustProxy, now = Date.now, maxNetworks = 10_000 } = options;
  /** For each limit the time at which its bucket is full again. */
  const fullAt = new LRUCache<string, readonly number[]>({ max: maxNetworks });

  return (incoming) => {
    const sender = clientAddressOf(incoming, trustProxy);
    if (limits.length === 0 || isTrustedAddress(sender, trustProxy)) return null;
    const network = truncateAddress(sender);
    const time = now();
    const before = fullAt.peek(network); // refused searches do not refresh the entry
    const after = limits.map(
      ({ max, seconds }, index) => Math.max(before?.[index] ?? 0, time) + (seconds * 1000) / max,
    );
    const waits = limits.map(({ seconds }, index) => (after[index] ?? 0) - time - seconds * 1000);
    const longest = Math.max(...waits);
    if (longest > 0) return Math.ceil(longest / 1000);
    fullAt.set(network, after);
    return null;
  };
}
