import { faulty, type Reading } from "#contract/enquiry/field-reading.ts";
import { tidyLine } from "#contract/enquiry/tidy-text.ts";

/** Limits of RFC 5321. */
const maxAddressLength = 254;
const maxMailboxLength = 64;

const mailboxCharacters = /^[\p{L}\p{M}\p{N}\p{Join_Control}.!#$%&'*+/=?^_`{|}~-]+$/u;
const label = /^(?!-)[\p{L}\p{M}\p{N}\p{Join_Control}-]{1,63}(?<!-)$/u;

/** Parses an e-mail address in any script and lower-cases its domain; null for an empty field. */
export function readEmail(text = ""): Reading<string | null> {
  const line = tidyLine(text);
  if (line === null) return faulty("email", "characters");
  if (line === "") return { value: null };
  // Chinese keyboards type ＠ and full-width dots.
  const [mailbox = "", domain, ...rest] = line.replaceAll("＠", "@").split("@");
  if (domain === undefined || rest.length > 0 || mailbox === "") return faulty("email", "email_at");
  const host = domain
    .replace(/[。．｡]/gu, ".")
    .toLowerCase()
    .normalize("NFC");
  const address = `${mailbox}@${host}`;
  if (address.length > maxAddressLength) return faulty("email", "too_long");
  if (!isDomain(host)) return faulty("email", "email_domain");
  if (mailbox.length > maxMailboxLength || !mailboxCharacters.test(mailbox)) {
    return faulty("email", "email_unreadable");
  }
  return { value: address };
}

function isDomain(host: string): boolean {
  const labels = host.split(".");
  return (
    labels.length > 1 &&
    labels.every((part) => label.test(part)) &&
    !/^\d+$/.test(labels.at(-1) ?? "")
  );
}
