import { randomBytes } from "node:crypto";

const crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Makes up a reference, `SHL-` and forty random bits: nothing is derived, so that none leads to another. */
export function makeReference(): string {
  return `SHL-${Array.from(randomBytes(8), (byte) => crockford[byte % crockford.length]).join("")}`;
}
