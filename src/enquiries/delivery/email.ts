import { createTransport } from "nodemailer";
import type { EnquiryMessage } from "#contract/enquiry/message.ts";
import { emailHtml } from "#enquiries/delivery/email-html.ts";
import { plainText, titleOf } from "#enquiries/delivery/enquiry-facts.ts";
import { DeliveryFault, type Target } from "#enquiries/delivery/target.ts";

export interface EmailSettings {
  /** `smtp://` or `smtps://`, with user and password where the server requires them. */
  smtpUrl: string;
  from: string;
  to: readonly string[];
}

export function emailTarget(settings: EmailSettings, siteUrl: string | null): Target {
  const transport = createTransport({
    url: settings.smtpUrl,
    requireTLS: new URL(settings.smtpUrl).username !== "", // a password is never sent in the clear
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: "email",
    async deliver(message, signal) {
      try {
        await transport.sendMail({ ...mailOf(message, settings, siteUrl), signal });
      } catch (error) {
        throw new DeliveryFault(faultIn(error), { cause: error });
      }
    },
  };
}

function mailOf(message: EnquiryMessage, { from, to }: EmailSettings, siteUrl: string | null) {
  const { reference, email } = message.data;
  return {
    from: { name: "Sahil", address: from },
    to: [...to],
    ...(email !== null && isOneAddress(email) && { replyTo: { name: "", address: email } }),
    subject: titleOf(message),
    messageId: `<${reference}@${from.slice(from.lastIndexOf("@") + 1)}>`, // the same at each attempt, so that mailboxes recognise a repeat
    headers: { "Auto-Submitted": "auto-generated" },
    text: plainText(message, siteUrl),
    html: emailHtml(message, siteUrl),
  };
}

/** One plain address, without characters that a mail program could read as a second address, a name or a header. */
function isOneAddress(text: string): boolean {
  return /^[^\p{Cc}\s@<>,;:"()[\]\\]+@[^\p{Cc}\s@<>,;:"()[\]\\]+\.[^\p{Cc}\s@<>,;:"()[\]\\]+$/u.test(
    text,
  );
}

/** Codes only: the text of a mail server may repeat addresses. */
function faultIn(error: unknown): string {
  if (!(error instanceof Error)) return "mail: unknown";
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  const status = "responseCode" in error ? ` ${Number(error.responseCode)}` : "";
  return `mail: ${code}${status}`;
}
