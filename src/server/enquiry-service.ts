/** What keeps enquiries while the site is served, on a connection of its own: the desk that takes them, the courier that delivers them, and what forgets them in time. */
import type { Kysely } from "kysely";
import type { EnquiryDesk } from "#contract/enquiry/desk.ts";
import type { Database } from "#database/schema.ts";
import { openCourier } from "#enquiries/delivery/courier.ts";
import type { DeliveryReport } from "#enquiries/delivery/deliver.ts";
import { targetsOf } from "#enquiries/delivery/targets.ts";
import { forgetInTime } from "#enquiries/forget-in-time.ts";
import { openEnquiries } from "#enquiries/open-enquiries.ts";
import type { Environment } from "#environment";
import { errorFacts, type Log } from "#server/log.ts";

export interface EnquiryService {
  desk: EnquiryDesk;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

/** Takes enquiries into a database, delivers them from there and erases them in time; the service then owns the connection and closes it. */
export function startEnquiryService(
  database: Kysely<Database>,
  { delivery, enquiryLimits, enquiryRetentionMonths, siteUrl }: Environment,
  log: Log,
): EnquiryService {
  const targets = targetsOf(delivery, siteUrl);
  const courier = openCourier(database, {
    targets,
    report: (report) => log[urgencyOf(report)]("delivery", { ...report }),
    reportFault: (error) => log.error("deliveries cannot be read", errorFacts(error)),
  });
  const retention = forgetInTime(database, {
    retentionMonths: enquiryRetentionMonths,
    report: (erased) => {
      if (erased.enquiries > 0) log.info("enquiries past their retention erased", { ...erased });
    },
    reportFault: (error) => log.error("nothing can be erased", errorFacts(error)),
  });
  return {
    desk: openEnquiries(database, {
      targets: targets.map(({ name }) => name),
      limits: enquiryLimits,
      onAccepted: () => courier.nudge(),
    }),
    async close() {
      await Promise.all([courier.stop(), retention.stop()]);
      await database.destroy();
    },
  };
}

/** What is buried reaches nobody until somebody looks. */
function urgencyOf({ outcome, fault }: DeliveryReport): "error" | "warn" | "info" {
  if (outcome === "buried") return "error";
  return fault === null ? "info" : "warn";
}
