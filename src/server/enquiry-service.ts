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
  /** Waits for running deliveries. */
  close(): Promise<void>;
}

/** Receives, delivers and erases enquiries while the site is served. The service owns the connection and closes it. */
export function startEnquiryService(
  database: Kysely<Database>,
  { delivery, enquiryLimits, enquiryRetentionMonths, siteUrl }: Environment,
  log: Log,
): EnquiryService {
  const targets = targetsOf(delivery, siteUrl);
  const deliveryWorker = startDeliveryWorker(database, {
    targets,
    report: (report) => log[logLevelOf(report)]("delivery", { ...report }),
    reportError: (error) => log.error("delivery worker failed", errorFacts(error)),
  });
  const retention = startRetention(database, {
    retentionMonths: enquiryRetentionMonths,
    report: (erased) => {
      if (erased.enquiries > 0) log.info("expired enquiries erased", { ...erased });
    },
    reportError: (error) => log.error("retention failed", errorFacts(error)),
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

/** A dead delivery needs a person. */
function logLevelOf({ outcome, fault }: DeliveryReport): "error" | "warn" | "info" {
  if (outcome === "dead") return "error";
  return fault === null ? "info" : "warn";
}
