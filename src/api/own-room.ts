/**
 * Copies bytes that are to be kept. Buffers of less than 32 kB are cut from blocks of 64 kB that they share with whatever was
 * made around them, and one that is kept holds on to all of its block.
 */
export function ownRoom(bytes: Buffer): Buffer<ArrayBuffer> {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
