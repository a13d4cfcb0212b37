import { createServer, type AddressInfo } from "node:net";

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => void probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo; // it listens on a port, not on a pipe
  await new Promise((resolve) => void probe.close(resolve));
  return port;
}
