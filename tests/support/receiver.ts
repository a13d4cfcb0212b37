/** A local HTTP receiver of enquiries with configurable reactions. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

export interface ReceivedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  url: string;
  port: number;
  received: ReceivedRequest[];
  close(): Promise<void>;
}

/** Called when a request has been read completely. */
export type ReceiverHandler = (response: ServerResponse, received: ReceivedRequest) => unknown;

export const acceptDelivery: ReceiverHandler = (response) => response.writeHead(204).end();

/** Listens until the test ends, on a free port by default. */
export async function openReceiver(
  react: ReceiverHandler = acceptDelivery,
  port = 0,
): Promise<Receiver> {
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const delivery = { path: request.url ?? "", headers: request.headers, body };
      received.push(delivery);
      return react(response, delivery);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address() as AddressInfo; // it listens on TCP
  async function close(): Promise<void> {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  }
  onTestFinished(close);
  return { url: `http://127.0.0.1:${address.port}/in`, port: address.port, received, close };
}
