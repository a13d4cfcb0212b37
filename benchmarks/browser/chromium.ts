import { createServer, type AddressInfo } from "node:net";
import { type Browser, chromium } from "@playwright/test";

const switches = [
  "--disable-quic",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts Chromium (`CHROMIUM`, else the system's) with an empty profile, and with a debugging port for tools that ask for one. */
export async function startChromium(): Promise<{ browser: Browser; port: number }> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: [...switches, `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => void probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo; // it listens on a port, not on a pipe
  await new Promise((resolve) => void probe.close(resolve));
  return port;
}
