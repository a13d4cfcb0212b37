/** What keeps enquiries while the site is served: the desk that takes them and the courier that delivers them, on a connection of their own. */
import type { Kysely } from "kysely";
import type { EnquiryDesk } from "#contract/enquiry/desk.ts";
import type { Database } from "#database/schema.ts";
import { openCourier } from "#enquiries/delivery/courier.ts";
import { targetsOf } from "#enquiries/delivery/targets.ts";
import { openEnquiries } from "#enquiries/open-enquiries.ts";
import type { Environment } from "#environment";
import { errorFacts, type Log } from "#server/log.ts";

export interface EnquiryService {
  desk: EnquiryDesk;
  /** Waits for deliveries under way. */
  close(): Promise<void>;
}

/** Takes enquiries into a database and delivers them from there; the service then owns the connection and closes it. */
export function keepEnquiries(
  database: Kysely<Database>,
  { delivery, enquiryLimits, siteUrl }: Environment,
  log: Log,
): EnquiryService {
  const targets = targetsOf(delivery, siteUrl);
  const courier = openCourier(database, {
    targets,
    report: (report) => (report.fault === null ? log.info : log.warn)("delivery", { ...report }),
    reportFault: (error) => log.error("deliveries cannot be read", errorFacts(error)),
  });
  return {
    desk: openEnquiries(database, {
      targets: targets.map(({ name }) => name),
      limits: enquiryLimits,
      onAccepted: () => courier.nudge(),
    }),
    async close() {
      await courier.stop();
      await database.destroy();
    },
  };
}
