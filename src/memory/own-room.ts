/**
 * Bytes that are to be kept, in room of their own. Buffers of less than 32 kB are cut from blocks of 64 kB that they share with
 * whatever was made around them, and one that is kept holds on to all of its block. Text is written as UTF-8.
 */
export function ownRoom(kept: Buffer | string): Buffer<ArrayBuffer> {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(kept));
  if (typeof kept === "string") own.write(kept);
  else kept.copy(own);
  return own;
}
