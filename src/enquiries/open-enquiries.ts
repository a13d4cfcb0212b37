import type { Kysely } from "kysely";
import type { EnquiryReceiver } from "#contract/enquiry/receiver.ts";
import type { Database } from "#database/schema.ts";
import type { DeliveryTarget } from "#database/schema/enquiries.ts";
import { countEnquiries, type EnquiryCount } from "#enquiries/count-enquiries.ts";
import type { EnquiryFilter } from "#enquiries/enquiry-filter.ts";
import type { Erased } from "#enquiries/erase.ts";
import { erasePerson, type Person } from "#enquiries/erase-person.ts";
import { findEnquiry } from "#enquiries/find-enquiry.ts";
import type { EnquiryLimits } from "#enquiries/limits.ts";
import { listEnquiries, type ListOptions } from "#enquiries/list-enquiries.ts";
import { type PurgeOptions, purgeEnquiries } from "#enquiries/purge-enquiries.ts";
import {
  type PurgeLaunchNotificationsOptions,
  purgeLaunchNotifications,
} from "#enquiries/purge-launch-notifications.ts";
import { createReceive } from "#enquiries/receive-enquiry.ts";
import { retryDeliveries } from "#enquiries/retry-deliveries.ts";
import type { ListedEnquiry } from "#enquiries/stored-enquiry.ts";

export interface EnquiriesOptions {
  /** May be empty: enquiries are stored all the same. */
  targets: readonly DeliveryTarget[];
  limits: EnquiryLimits;
  /** The system clock by default. */
  now?: () => Date;
  /** Called after the commit of each new enquiry, so that its delivery need not wait for the next poll. */
  onAccepted?: () => void;
}

export interface Enquiries extends EnquiryReceiver {
  list(options: ListOptions): Promise<ListedEnquiry[]>;
  count(filter: EnquiryFilter): Promise<EnquiryCount>;
  find(reference: string): Promise<ListedEnquiry | null>;
  retry(which: { reference: string } | "all-dead"): Promise<number>;
  purge(options: PurgeOptions): Promise<Erased>;
  purgeLaunchNotifications(options: PurgeLaunchNotificationsOptions): Promise<Erased>;
  erasePerson(person: Person, options: { dryRun: boolean }): Promise<Erased>;
}

/**
 * Opens the enquiries of a database. It needs a connection of its own: a write that waits for a lock would delay every page. The
 * caller closes it.
 */
export function openEnquiries(database: Kysely<Database>, options: EnquiriesOptions): Enquiries {
  const { now = () => new Date() } = options;
  return {
    receive: createReceive(database, { ...options, now }),
    list: (listing) => listEnquiries(database, listing),
    count: (filter) => countEnquiries(database, filter),
    find: (reference) => findEnquiry(database, reference),
    retry: (which) => retryDeliveries(database, which, now()),
    purge: (purging) => purgeEnquiries(database, purging, now()),
    purgeLaunchNotifications: (purging) => purgeLaunchNotifications(database, purging),
    erasePerson: (person, { dryRun }) => erasePerson(database, person, dryRun),
  };
}
