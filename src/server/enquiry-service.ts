/** What keeps enquiries while the site is served: the desk that takes them, on a connection of its own. */
import type { Kysely } from "kysely";
import type { EnquiryDesk } from "#contract/enquiry/desk.ts";
import type { Database } from "#database/schema.ts";
import { openEnquiries } from "#enquiries/open-enquiries.ts";
import type { Environment } from "#environment";

export interface EnquiryService {
  desk: EnquiryDesk;
  close(): Promise<void>;
}

/** Takes enquiries into a database, which this service then owns and closes. */
export function keepEnquiries(
  database: Kysely<Database>,
  { enquiryLimits }: Environment,
): EnquiryService {
  return {
    desk: openEnquiries(database, { targets: [], limits: enquiryLimits }),
    close: () => database.destroy(),
  };
}
