import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";
import { type Erased, eraseEnquiries } from "#enquiries/erase.ts";
import { emailKey } from "#enquiries/stored-enquiry.ts";

/** `phone` is E.164. */
export type Person = { email: string } | { phone: string };

/** Erases every enquiry with this e-mail address, in any case, or phone number; a dry run only counts. Receivers keep their copies. */
export function erasePerson(
  database: Kysely<Database>,
  person: Person,
  dryRun: boolean,
): Promise<Erased> {
  return eraseEnquiries(
    database,
    (row) =>
      "email" in person
        ? row("email_key", "=", emailKey(person.email.trim()))
        : row("phone", "=", person.phone),
    dryRun,
  );
}
