/** What keeps enquiries while the site is served, on a connection of its own: the desk that takes them, the courier that delivers them, and what forgets them in time. */
import type { Kysely } from "kysely";
import type { EnquiryReceiver } from "#contract/enquiry/receiver.ts";
import type { Database } from "#database/schema.ts";
import { startDeliveryWorker } from "#enquiries/delivery/delivery-worker.ts";
import type { DeliveryReport } from "#enquiries/delivery/deliver.ts";
import { targetsOf } from "#enquiries/delivery/targets.ts";
import { startRetention } from "#enquiries/retention.ts";
import { openEnquiries } from "#enquiries/open-enquiries.ts";
import type { Environment } from "#environment";
import { errorFacts, type Log } from "#server/log.ts";

export interface EnquiryService {
  receiver: EnquiryReceiver;
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
  const deliveryWorker = startDeliveryWorker(database, {
    targets,
    report: (report) => log[logLevelOf(report)]("delivery", { ...report }),
    reportError: (error) => log.error("deliveries cannot be read", errorFacts(error)),
  });
  const retention = startRetention(database, {
    retentionMonths: enquiryRetentionMonths,
    report: (erased) => {
      if (erased.enquiries > 0) log.info("enquiries past their retention erased", { ...erased });
    },
    reportError: (error) => log.error("nothing can be erased", errorFacts(error)),
  });
  return {
    receiver: openEnquiries(database, {
      targets: targets.map(({ name }) => name),
      limits: enquiryLimits,
      onAccepted: () => deliveryWorker.wake(),
    }),
    async close() {
      await Promise.all([deliveryWorker.stop(), retention.stop()]);
      await database.destroy();
    },
  };
}

/** What is buried reaches nobody until somebody looks. */
function logLevelOf({ outcome, fault }: DeliveryReport): "error" | "warn" | "info" {
  if (outcome === "dead") return "error";
  return fault === null ? "info" : "warn";
}
