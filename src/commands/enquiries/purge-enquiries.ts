/** `purge`: erases enquiries by age, launch notifications that were sent, or all of a person. */
import { pluralize } from "#commands/pluralize.ts";
import {
  readArguments,
  refusePositionals,
  refuseCombined,
  type Subcommand,
  usageError,
} from "#commands/enquiries/arguments.ts";
import { readEmail } from "#contract/enquiry/read-email.ts";
import { readPhone } from "#contract/enquiry/read-phone.ts";
import { isLocale } from "#domain/locale.ts";
import type { Erased } from "#enquiries/erase.ts";
import type { Person } from "#enquiries/erase-person.ts";
import { endOfRetention } from "#enquiries/purge-enquiries.ts";

const flags = {
  "dry-run": { type: "boolean" },
  "older-than": { type: "string" },
  opened: { type: "string" },
  person: { type: "string" },
} as const;

export const purgeEnquiries: Subcommand = (args) => {
  const { values, positionals } = readArguments("purge", args, flags);
  refusePositionals("purge", positionals);
  const { "dry-run": dryRun = false, ...target } = values;
  refuseCombined("purge", target);
  if (target.person !== undefined) {
    const person = readPerson(target.person);
    return async (enquiries) =>
      report(await enquiries.erasePerson(person, { dryRun }), "from this person", dryRun);
  }
  if (target.opened !== undefined) {
    const page = readPage(target.opened);
    const which = `for a launch notification about ${page === "all" ? "any page" : page}`;
    return async (enquiries) =>
      report(await enquiries.purgeLaunchNotifications({ page, dryRun }), which, dryRun);
  }
  const requestedMonths =
    target["older-than"] === undefined ? null : readMonths(target["older-than"]);
  return async (enquiries, { enquiryRetentionMonths }) => {
    const months = requestedMonths ?? enquiryRetentionMonths;
    const receivedBefore = endOfRetention(months, new Date());
    const day = receivedBefore.toISOString().slice(0, 10);
    const which = `received before ${day}, ${pluralize(months, "month")} ago`;
    report(await enquiries.purge({ receivedBefore, dryRun }), which, dryRun);
  };
};

/** Numbers only: erased personal data must not live on in a log. */
function report(
  { enquiries, undelivered, leavesTrace }: Erased,
  which: string,
  dryRun: boolean,
): void {
  const erased = `${pluralize(enquiries, "enquiry", "enquiries")} ${which}`;
  const lost =
    undelivered === 0
      ? ""
      : `, with ${pluralize(undelivered, "delivery", "deliveries")} still pending`;
  console.log(`${dryRun ? "Would erase" : "Erased"} ${erased}${lost}.`);
  if (leavesTrace)
    console.log(
      "Another process was reading, so traces remain in the database file; run the command again.",
    );
}

function readMonths(text: string): number {
  const months = /^([1-9]\d{0,3})m$/.exec(text)?.[1];
  if (months !== undefined) return Number(months);
  throw usageError("purge", `--older-than must be months such as 24m; it is "${text}".`);
}

/** Accepts a path with its language, because people copy it. */
function readPage(text: string): string {
  if (text === "all") return text;
  const [, first, ...rest] = text.split("/");
  const page = isLocale(first) ? `/${rest.join("/")}` : text;
  if (/^\/[^/]/.test(page)) return page.replace(/\/$/, "");
  throw usageError(
    "purge",
    `--opened must be all or a path such as /coming-soon; it is "${text}".`,
  );
}

/** The value is not printed where it is wrong: it is personal. */
function readPerson(text: string): Person {
  const [email, phone] = [readEmail(text), readPhone(text)];
  if ("value" in email && email.value !== null) return { email: email.value };
  if ("value" in phone && phone.value !== null) return { phone: phone.value };
  throw usageError(
    "purge",
    "--person must be an e-mail address, or a phone number with its country such as +966501234567.",
  );
}
