/**
 * Copies bytes into a buffer of their own; text is written as UTF-8. Node cuts small buffers from shared blocks of 64 kB, and a
 * cached one would keep its whole block alive.
 */
export function unpooledBuffer(source: Buffer | string): Buffer<ArrayBuffer> {
  const copy = Buffer.allocUnsafeSlow(Buffer.byteLength(source));
  if (typeof source === "string") copy.write(source);
  else source.copy(copy);
  return copy;
}
