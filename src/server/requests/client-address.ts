import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import type { TrustedProxies } from "#environment";

/** The address that a request came from. `X-Forwarded-For` counts only as far as the proxies that wrote it are trusted. */
export function senderOf(incoming: IncomingMessage, trusted: TrustedProxies): string {
  const peer = plain(incoming.socket.remoteAddress ?? "");
  const header = incoming.headers["x-forwarded-for"];
  return header === undefined ? peer : clientAddress(peer, String(header), trusted);
}

/** The network that a request came from, /24 of IPv4 or /48 of IPv6, as the log may keep it. */
export function clientNetwork(incoming: IncomingMessage, trusted: TrustedProxies): string {
  if (incoming.headers["x-forwarded-for"] !== undefined)
    return shorten(senderOf(incoming, trusted));
  const { socket } = incoming;
  const known = networks.get(socket);
  if (known !== undefined) return known;
  const network = shorten(senderOf(incoming, trusted));
  networks.set(socket, network);
  return network;
}

/** Of whoever is at the other end of a connection: the same for every request that comes over it. */
const networks = new WeakMap<IncomingMessage["socket"], string>();

/** Walks back from the peer through the proxies that are trusted, to the first address that is not. */
export function clientAddress(peer: string, forwardedFor: string, trusted: TrustedProxies): string {
  const path = [...forwardedFor.split(",").map((part) => plain(part.trim())), peer];
  let place = path.length - 1;
  let hops = 0;
  while (place > 0 && isTrusted(path[place] ?? "", hops, trusted)) {
    if (isIP(path[place - 1] ?? "") === 0) break; // a forged entry; the proxy before it is all we know
    place -= 1;
    hops += 1;
  }
  return path[place] ?? peer;
}

function isTrusted(address: string, hops: number, trusted: TrustedProxies): boolean {
  return "hops" in trusted ? hops < trusted.hops : isTrustedAddress(address, trusted);
}

/** Whether an address itself is named as trusted: of proxies that are only counted none is known. */
export function isTrustedAddress(address: string, trusted: TrustedProxies): boolean {
  return (
    "addresses" in trusted && trusted.addresses.check(address, isIPv6(address) ? "ipv6" : "ipv4")
  );
}

/** Keeps the first 24 bits of an IPv4 and the first 48 of an IPv6 address. */
export function shorten(address: string): string {
  if (isIP(address) === 4) return `${address.split(".").slice(0, 3).join(".")}.0/24`;
  if (!isIPv6(address)) return "unknown";
  const [head = ""] = address.split("%", 1);
  const [before = "", after] = head.split("::");
  const groups = before === "" ? [] : before.split(":");
  const tail = after ? after.split(":") : [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - tail.length) }, () => "0");
  return `${[...groups, ...zeros, ...tail].slice(0, 3).join(":")}::/48`;
}

/** Writes an address without the port that some proxies add, and one of IPv4 that came through an IPv6 socket as what it is. */
function plain(address: string): string {
  const [, bracketed, dotted] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return (bracketed ?? dotted ?? address).replace(/^::ffff:(?=\d+\.)/i, "");
}
