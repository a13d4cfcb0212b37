/** Posts the message itself, signed as standardwebhooks.com specifies. */
import { createHmac } from "node:crypto";
import { postJson } from "#enquiries/delivery/post-json.ts";
import type { Target } from "#enquiries/delivery/target.ts";

export interface WebhookSettings {
  url: string;
  /** `whsec_` and the key in base64. */
  secret: string;
}

export function webhookTarget({ url, secret }: WebhookSettings): Target {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return {
    name: "webhook",
    async deliver(message, signal) {
      const id = message.data.reference;
      const timestamp = Math.floor(Date.now() / 1_000); // of this attempt, because receivers reject a timestamp five minutes old
      const body = JSON.stringify(message);
      const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`);
      const headers = {
        "webhook-id": id,
        "webhook-timestamp": String(timestamp),
        "webhook-signature": `v1,${signature.digest("base64")}`,
      };
      await postJson({ url, body, headers, signal });
    },
  };
}
