/**
 * How often one network may have something searched for it, or a page made for what it chose, so that nobody's questions take the
 * time of all others. Each of these counts as a search.
 */
import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { Limit, TrustedProxies } from "#environment";
import {
  isTrustedAddress,
  clientAddressOf,
  truncateAddress,
} from "#server/requests/client-address.ts";

/** Counts a search of whoever asks. Answers null where it may be made, otherwise the seconds after which one may. */
export type CountSearch = (incoming: IncomingMessage) => number | null;

interface SearchLimitOptions {
  limits: readonly Limit[];
  /** Not counted themselves: another site's process asks for all of its visitors, and counts those. */
  trustProxy: TrustedProxies;
  /** In milliseconds. */
  now?: () => number;
  /** How many networks are known at a time; who has not asked for longest is forgotten. */
  mostNetworks?: number;
}

/**
 * Makes the counter: a token bucket for each network and limit, which holds `most` and fills evenly within the limit's
 * window. What is refused is not counted.
 */
export function createSearchLimit(options: SearchLimitOptions): CountSearch {
  const { limits, trustProxy, now = Date.now, mostNetworks = 10_000 } = options;
  /** For each limit the time at which its bucket is full again. */
  const fullAt = new LRUCache<string, readonly number[]>({ max: mostNetworks });

  return (incoming) => {
    const sender = clientAddressOf(incoming, trustProxy);
    if (limits.length === 0 || isTrustedAddress(sender, trustProxy)) return null;
    const network = truncateAddress(sender);
    const time = now();
    const before = fullAt.peek(network); // asking counts only where it is granted
    const after = limits.map(
      ({ max, seconds }, place) => Math.max(before?.[place] ?? 0, time) + (seconds * 1000) / max,
    );
    const waits = limits.map(({ seconds }, place) => (after[place] ?? 0) - time - seconds * 1000);
    const longest = Math.max(...waits);
    if (longest > 0) return Math.ceil(longest / 1000);
    fullAt.set(network, after);
    return null;
  };
}
