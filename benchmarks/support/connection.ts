/**
 * A connection on which one request follows the other, hardly more than a socket: what reads answers as a client has to, such as
 * Node's own or autocannon, is at its end before a server of ready pages is, and what it measures is itself.
 */
import { once } from "node:events";
import { connect } from "node:net";

export interface Connection {
  /** Sends a request and gives the status once the last byte of the answer is there; rejects where the connection ends before. */
  exchange(request: string): Promise<number>;
  close(): void;
}

interface Asked {
  method: "GET" | "HEAD";
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Takes what comes of a body, nothing at first where the head came alone, and tells whether it is whole. */
type Body = (bytes: Buffer) => boolean;

const headEnd = "\r\n\r\n";
const lastChunk = "\r\n0\r\n\r\n";
const longestHead = 4096;

/** A request as it is sent. */
export function requestOf({ method, path, headers }: Asked): string {
  const lines = Object.entries({ host: "127.0.0.1", ...headers });
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
}

/** Connects to a server on this machine. */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await once(socket, "connect");
  let request = "";
  let head = "";
  let status = 0;
  let body: Body | null = null; // while the head is under way
  let settle: { resolve: (status: number) => void; reject: (error: Error) => void } | null = null;

  function isAlone(): boolean {
    return request.startsWith("HEAD") || status === 204 || status === 304;
  }

  function take(bytes: Buffer): void {
    let rest = bytes;
    if (body === null) {
      const before = head.length;
      head += bytes.toString("latin1", 0, longestHead - before);
      const end = head.indexOf(headEnd);
      if (end === -1 && head.length < longestHead) return;
      if (end === -1) return void socket.destroy(new Error(`A head without an end:\n${head}`));
      status = Number(head.slice(9, 12));
      body = isAlone() ? () => true : bodyAfter(head.slice(0, end));
      rest = bytes.subarray(end + headEnd.length - before);
      head = "";
    }
    if (!body(rest)) return;
    body = null;
    settle?.resolve(status);
  }

  socket.on("data", take);
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

function bodyAfter(head: string): Body {
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  if (length !== undefined) {
    let left = Number(length);
    return (bytes) => (left -= bytes.length) <= 0;
  }
  let last = "\r\n"; // of one that comes in chunks; at first the end of the head
  return (bytes) => {
    const end = bytes.toString("latin1", Math.max(0, bytes.length - lastChunk.length));
    last = (last + end).slice(-lastChunk.length);
    return last === lastChunk;
  };
}
