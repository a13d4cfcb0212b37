/**
 * A program: asks one path after the other over one connection and writes the times as JSON. Hardly more than a socket, so that
 * what it measures is the server.
 */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { json } from "node:stream/consumers";
import type { TimedAsking, Times } from "#benchmarks/api/timed.ts";

const headEnd = Buffer.from("\r\n\r\n");
const askings = (await json(process.stdin)) as TimedAsking[]; // of bench-api.ts
const answers: Times[] = [];
for (const asking of askings) answers.push(await timesOf(asking));
console.log(JSON.stringify(answers));

async function timesOf(asking: TimedAsking): Promise<Times> {
  const { port, path, headers, status, warmUp, rounds } = asking;
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await once(socket, "connect");
  const lines = Object.entries({ host: "127.0.0.1", ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
  const times: number[] = [];
  for (let round = -warmUp; round < rounds; round++) {
    const started = performance.now();
    const answered = await exchange(socket, request);
    const took = performance.now() - started;
    if (answered !== status) throw new Error(`${path} answered ${answered} instead of ${status}`);
    if (round >= 0) times.push(took);
  }
  socket.destroy();
  return times;
}

/** Sends the request and gives the status once the last byte of the answer is there. */
function exchange(socket: Socket, request: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    let missing = Number.POSITIVE_INFINITY;
    let status = 0;
    function read(chunk: Buffer): void {
      if (status === 0) {
        received = Buffer.concat([received, chunk]);
        const end = received.indexOf(headEnd);
        if (end === -1) return;
        const head = received.subarray(0, end).toString("latin1");
        status = Number(head.slice(9, 12));
        missing = bodyLength(head, status) - (received.length - end - headEnd.length);
      } else missing -= chunk.length;
      if (missing > 0) return;
      socket.off("data", read).off("error", reject);
      resolve(status);
    }
    socket.on("data", read).once("error", reject);
    socket.write(request);
  });
}

function bodyLength(head: string, status: number): number {
  if (status === 304) return 0;
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`An answer tells no length:\n${head}`);
  return Number(length);
}
