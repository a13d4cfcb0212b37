import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { readEnvironment } from "#environment";
import { clientAddress, clientNetwork, truncateAddress } from "#server/requests/client-address.ts";

test.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["2001:db8:12:34::1", "2001:db8:12::/48"],
  ["2001:db8::1", "2001:db8::/48"],
  ["::1", "::/48"],
  ["fe80::1%eth0", "fe80::/48"],
  ["not an address", "unknown"],
  ["", "unknown"],
])("%s is shortened to %s", (address, network) => {
  expect(truncateAddress(address)).toBe(network);
});

const forwarded = "198.51.100.9, 203.0.113.5, 10.0.0.2";

test.each([
  ["", "10.0.0.1"],
  ["1", "10.0.0.2"],
  ["2", "203.0.113.5"],
  ["9", "198.51.100.9"],
  ["10.0.0.1", "10.0.0.2"],
  ["10.0.0.0/8", "203.0.113.5"],
  ["192.0.2.1", "10.0.0.1"],
])("with TRUST_PROXY=%s the client is %s", (setting, client) => {
  const { trustProxy } = readEnvironment({ TRUST_PROXY: setting });
  expect(clientAddress("10.0.0.1", forwarded, trustProxy)).toBe(client);
});

test("a forged entry is not taken for an address", () => {
  const { trustProxy } = readEnvironment({ TRUST_PROXY: "2" });
  expect(clientAddress("10.0.0.1", "<script>, 203.0.113.5", trustProxy)).toBe("203.0.113.5");
});

test.each([
  ["203.0.113.5:4711", "203.0.113.5"],
  ["[2001:db8::1]:4711", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["[::ffff:203.0.113.5]:4711", "203.0.113.5"],
  ["::ffff:cb00:7105", "203.0.113.5"],
  ["2001:db8::1:4711", "2001:db8::1:4711"],
  ["<script>:4711", "10.0.0.1"],
  ["[]:4711", "10.0.0.1"],
])("a proxy's entry %s is the address %s", (written, client) => {
  const { trustProxy } = readEnvironment({ TRUST_PROXY: "1" });
  expect(clientAddress("10.0.0.1", written, trustProxy)).toBe(client);
});

test("the network is the connection's, unless a trusted proxy forwards another", () => {
  const { trustProxy } = readEnvironment({ TRUST_PROXY: "1" });
  const socket = new Socket();
  vi.spyOn(socket, "remoteAddress", "get").mockReturnValue("::ffff:10.0.0.1");
  const networkOf = (forwardedFor?: string) => {
    const incoming = new IncomingMessage(socket);
    if (forwardedFor !== undefined) incoming.headers["x-forwarded-for"] = forwardedFor;
    return clientNetwork(incoming, trustProxy);
  };
  expect(networkOf()).toBe("10.0.0.0/24");
  expect(networkOf("203.0.113.5")).toBe("203.0.113.0/24");
  expect(networkOf("198.51.100.9")).toBe("198.51.100.0/24");
  expect(networkOf()).toBe("10.0.0.0/24");
});
