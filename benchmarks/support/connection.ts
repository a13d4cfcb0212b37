/** A minimal keep-alive client: Node's own or autocannon is saturated before a server of cached pages, so it would measure itself. */
import { once } from "node:events";
import { connect } from "node:net";

export interface Connection {
  /** Resolves with the status after the last byte of the response; rejects if the connection ends before. */
  exchange(request: string): Promise<number>;
  close(): void;
}

interface HttpRequest {
  method: "GET" | "HEAD";
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Takes body bytes, none at first if only the head has arrived; returns whether the body is complete. */
type BodyReader = (bytes: Buffer) => boolean;

const headEnd = "\r\n\r\n";
const lastChunk = "\r\n0\r\n\r\n";
const longestHead = 4096;

export function requestText({ method, path, headers }: HttpRequest): string {
  const lines = Object.entries({ host: "127.0.0.1", ...headers });
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
}

export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await once(socket, "connect");
  let request = "";
  let head = "";
  let status = 0;
  let body: BodyReader | null = null; // null while the head is incomplete
  let settle: { resolve: (status: number) => void; reject: (error: Error) => void } | null = null;

  function hasNoBody(): boolean {
    return request.startsWith("HEAD") || status === 204 || status === 304;
  }

  function receiveBytes(bytes: Buffer): void {
    let rest = bytes;
    if (body === null) {
      const before = head.length;
      head += bytes.toString("latin1", 0, longestHead - before);
      const end = head.indexOf(headEnd);
      if (end === -1 && head.length < longestHead) return;
      if (end === -1) return void socket.destroy(new Error(`A head without an end:\n${head}`));
      status = Number(head.slice(9, 12));
      body = hasNoBody() ? () => true : bodyAfter(head.slice(0, end));
      rest = bytes.subarray(end + headEnd.length - before);
      head = "";
    }
    if (!body(rest)) return;
    body = null;
    settle?.resolve(status);
  }

  socket.on("data", receiveBytes);
  socket.once("error", (error) => settle?.reject(error));
  socket.once("end", () => settle?.reject(new Error(`The connection ended after ${request}`)));
  return {
    exchange(next) {
      request = next;
      return new Promise((resolve, reject) => {
        settle = { resolve, reject };
        socket.write(next, "latin1");
      });
    },
    close: () => void socket.destroy(),
  };
}

function bodyAfter(head: string): BodyReader {
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  if (length !== undefined) {
    let left = Number(length);
    return (bytes) => (left -= bytes.length) <= 0;
  }
  let last = "\r\n"; // the end of a chunked body; at first the end of the head
  return (bytes) => {
    const end = bytes.toString("latin1", Math.max(0, bytes.length - lastChunk.length));
    last = (last + end).slice(-lastChunk.length);
    return last === lastChunk;
  };
}
