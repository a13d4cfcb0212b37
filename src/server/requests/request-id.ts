import { randomBytes } from "node:crypto";

/** Makes ids that are unique for this process and short enough to be read out on the phone. */
export function createRequestIds(): () => string {
  const run = randomBytes(4).toString("hex");
  let count = 0;
  return () => `${run}-${(count++).toString(36)}`;
}
