const written = new WeakMap<Response, Buffer<ArrayBuffer>>();

/** Remembers the body of an answer that was made of it, so that nobody has to read it back out of a stream. */
export function noteBody(answer: Response, body: Buffer<ArrayBuffer>): void {
  written.set(answer, body);
}

/** Whether an answer's body is at hand: it was made in this process and passed on as it is. */
export function isWritten(answer: Response): boolean {
  return written.has(answer);
}

/** An answer's body to its last byte. */
export async function bodyOf(answer: Response): Promise<Buffer<ArrayBuffer>> {
  return written.get(answer) ?? Buffer.from(await answer.arrayBuffer());
}
