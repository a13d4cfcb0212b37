/** `list`: the newest enquiries, one a line. */
import { pluralize } from "#commands/pluralize.ts";
import { filterFlags, readFilter } from "#commands/enquiries/filter-flags.ts";
import { shortTime } from "#commands/enquiries/short-time.ts";
import { type Column, formatTable } from "#commands/enquiries/table.ts";
import {
  readArguments,
  refusePositionals,
  type Subcommand,
} from "#commands/enquiries/arguments.ts";
import type { EnquiryCount } from "#enquiries/count-enquiries.ts";
import type { ListedEnquiry } from "#enquiries/stored-enquiry.ts";

const maxWidth = 120;
const defaultLimit = 50;

const columns: readonly Column<ListedEnquiry>[] = [
  { heading: "Received (UTC)", cell: ({ receivedAt }) => shortTime(receivedAt) },
  { heading: "Reference", cell: ({ reference }) => reference },
  { heading: "Kind", cell: ({ enquiry }) => enquiry.kind },
  { heading: "Name", cell: ({ enquiry }) => enquiry.name ?? "–", canShrink: true },
  {
    heading: "Phone or e-mail",
    cell: ({ enquiry }) => enquiry.phone ?? enquiry.email ?? "–",
    canShrink: true,
  },
  { heading: "About", cell: subjectOf, canShrink: true },
  { heading: "Deliveries", cell: deliveriesOf, canShrink: true },
];

export const listEnquiries: Subcommand = (args) => {
  const { values, positionals } = readArguments("list", args, filterFlags);
  refusePositionals("list", positionals);
  const { filter, limit } = readFilter("list", values);
  return async (enquiries) => {
    const count = await enquiries.count(filter);
    const listed = await enquiries.list({ ...filter, limit: limit ?? defaultLimit });
    if (listed.length > 0) console.log(`${formatTable(columns, listed, maxWidth)}\n`);
    console.log(summaryOf(count, listed.length));
  };
};

function summaryOf({ enquiries, dead }: EnquiryCount, shown: number): string {
  const all = pluralize(enquiries, "enquiry", "enquiries");
  const first = shown < enquiries ? `${all}, newest ${shown} shown` : all;
  return `${first}; ${dead === 0 ? "none" : dead} with dead deliveries.`;
}

function subjectOf({ enquiry, context }: ListedEnquiry): string {
  const { project, page } = context;
  return project?.name ?? project?.path ?? enquiry.partnership?.company ?? page;
}

/** Dead ones first; targets only where their states differ. */
function deliveriesOf({ deliveries }: ListedEnquiry): string {
  const states = (["dead", "waiting", "delivered"] as const).map((state) => ({
    state,
    targets: deliveries.flatMap((it) => (it.state === state ? [it.target] : [])),
  }));
  const present = states.filter(({ targets }) => targets.length > 0);
  if (present.length <= 1) return present[0]?.state ?? "none";
  return present.map(({ state, targets }) => `${state}: ${targets.join(", ")}`).join("; ");
}
