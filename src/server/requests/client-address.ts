import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";
import type { TrustedProxies } from "#environment";

/** The client's address. `X-Forwarded-For` counts only as far as its proxies are trusted. */
export function clientAddressOf(incoming: IncomingMessage, trusted: TrustedProxies): string {
  const peer = plain(incoming.socket.remoteAddress ?? "");
  const header = incoming.headers["x-forwarded-for"];
  return header === undefined ? peer : clientAddress(peer, String(header), trusted);
}

/** The client's network, /24 of IPv4 or /48 of IPv6, for the log. */
export function clientNetwork(incoming: IncomingMessage, trusted: TrustedProxies): string {
  if (incoming.headers["x-forwarded-for"] !== undefined)
    return truncateAddress(clientAddressOf(incoming, trusted));
  const { socket } = incoming;
  const cached = networks.get(socket);
  if (cached !== undefined) return cached;
  const network = truncateAddress(clientAddressOf(incoming, trusted));
  networks.set(socket, network);
  return network;
}

/** By connection, because it is the same for all its requests. */
const networks = new WeakMap<IncomingMessage["socket"], string>();

/** Walks back from the peer through the proxies that are trusted, to the first address that is not. */
export function clientAddress(peer: string, forwardedFor: string, trusted: TrustedProxies): string {
  let address = peer;
  for (const [hops, written] of forwardedFor.split(",").toReversed().entries()) {
    if (!isTrusted(address, hops, trusted)) break;
    const sender = plain(written.trim());
    if (isIP(sender) === 0) break; // a forged entry
    address = sender;
  }
  return address;
}

function isTrusted(address: string, hops: number, trusted: TrustedProxies): boolean {
  return "hops" in trusted ? hops < trusted.hops : isTrustedAddress(address, trusted);
}

/** Whether an address is trusted by name; proxies that are only counted have none. */
export function isTrustedAddress(address: string, trusted: TrustedProxies): boolean {
  return (
    "addresses" in trusted && trusted.addresses.check(address, isIPv6(address) ? "ipv6" : "ipv4")
  );
}

/** Keeps the first 24 bits of an IPv4 and the first 48 of an IPv6 address. */
export function truncateAddress(address: string): string {
  const [plainAddress] = address.split("%", 1); // an IPv6 address may have a zone
  switch (isIP(address)) {
    case 4:
      return `${ipaddr.IPv4.networkAddressFromCIDR(`${plainAddress}/24`).toString()}/24`;
    case 6:
      return `${ipaddr.IPv6.networkAddressFromCIDR(`${plainAddress}/48`).toString()}/48`;
    default:
      return "unknown";
  }
}

/** Removes a port, and unwraps an IPv4-mapped IPv6 address. */
function plain(written: string): string {
  const [, bracketed, dotted] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(written) ?? [];
  const address = bracketed ?? dotted ?? written;
  return isIP(address) === 0 ? address : ipaddr.process(address).toString();
}
