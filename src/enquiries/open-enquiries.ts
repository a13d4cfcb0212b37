import type { Kysely } from "kysely";
import type { EnquiryDesk } from "#contract/enquiry/desk.ts";
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
import { type PurgeOpenedOptions, purgeOpened } from "#enquiries/purge-opened.ts";
import { createReceiving } from "#enquiries/receive-enquiry.ts";
import { retryDeliveries } from "#enquiries/retry-deliveries.ts";
import type { ListedEnquiry } from "#enquiries/stored-enquiry.ts";

export interface EnquiriesOptions {
  /** Where each enquiry is delivered to; none is needed for it to be kept. */
  targets: readonly DeliveryTarget[];
  limits: EnquiryLimits;
  /** The clock, unless told. */
  now?: () => Date;
  /** Hears of each new enquiry once it is committed, so that delivery need not wait for its next look. */
  onAccepted?: () => void;
}

export interface Enquiries extends EnquiryDesk {
  list(options: ListOptions): Promise<ListedEnquiry[]>;
  count(filter: EnquiryFilter): Promise<EnquiryCount>;
  find(reference: string): Promise<ListedEnquiry | null>;
  retry(which: { reference: string } | "all-dead"): Promise<number>;
  purge(options: PurgeOptions): Promise<Erased>;
  purgeOpened(options: PurgeOpenedOptions): Promise<Erased>;
  erasePerson(person: Person, options: { dryRun: boolean }): Promise<Erased>;
}

/**
 * Opens the receiving and keeping of enquiries, one method a verb. `database` is a connection of its own, not the one that
 * content is read with: a write that waits for a lock would hold up every page. Whoever opens the connection closes it.
 */
export function openEnquiries(database: Kysely<Database>, options: EnquiriesOptions): Enquiries {
  const { now = () => new Date() } = options;
  return {
    receive: createReceiving(database, { ...options, now }),
    list: (listing) => listEnquiries(database, listing),
    count: (filter) => countEnquiries(database, filter),
    find: (reference) => findEnquiry(database, reference),
    retry: (which) => retryDeliveries(database, which, now()),
    purge: (purging) => purgeEnquiries(database, purging, now()),
    purgeOpened: (purging) => purgeOpened(database, purging),
    erasePerson: (person, { dryRun }) => erasePerson(database, person, dryRun),
  };
}
