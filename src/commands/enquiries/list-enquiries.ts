/** `list`: the newest enquiries, one a line. */
import { counted } from "#commands/counted.ts";
import { filterFlags, readFilter } from "#commands/enquiries/filter-flags.ts";
import { shortTime } from "#commands/enquiries/short-time.ts";
import { type Column, layTable } from "#commands/enquiries/table.ts";
import { readWords, refusePositionals, type Verb } from "#commands/enquiries/words.ts";
import type { EnquiryCount } from "#enquiries/count-enquiries.ts";
import type { ListedEnquiry } from "#enquiries/stored-enquiry.ts";

const widest = 120;
const usualLimit = 50;

const columns: readonly Column<ListedEnquiry>[] = [
  { heading: "Received (UTC)", cell: ({ receivedAt }) => shortTime(receivedAt) },
  { heading: "Reference", cell: ({ reference }) => reference },
  { heading: "Kind", cell: ({ enquiry }) => enquiry.kind },
  { heading: "Name", cell: ({ enquiry }) => enquiry.name ?? "–", isElastic: true },
  {
    heading: "Phone or e-mail",
    cell: ({ enquiry }) => enquiry.phone ?? enquiry.email ?? "–",
    isElastic: true,
  },
  { heading: "About", cell: subjectOf, isElastic: true },
  { heading: "Deliveries", cell: deliveriesOf, isElastic: true },
];

export const listEnquiries: Verb = (words) => {
  const { values, positionals } = readWords("list", words, filterFlags);
  refusePositionals("list", positionals);
  const { filter, limit } = readFilter("list", values);
  return async (enquiries) => {
    const count = await enquiries.count(filter);
    const listed = await enquiries.list({ ...filter, limit: limit ?? usualLimit });
    if (listed.length > 0) console.log(`${layTable(columns, listed, widest)}\n`);
    console.log(sentenceOn(count, listed.length));
  };
};

function sentenceOn({ enquiries, dead }: EnquiryCount, shown: number): string {
  const all = counted(enquiries, "enquiry", "enquiries");
  const first = shown < enquiries ? `${all}, newest ${shown} shown` : all;
  return `${first}; ${dead === 0 ? "none" : dead} with dead deliveries.`;
}

function subjectOf({ enquiry, context }: ListedEnquiry): string {
  const { project, page } = context;
  return project?.name ?? project?.path ?? enquiry.partnership?.company ?? page;
}

/** What needs somebody first; places only where they differ. */
function deliveriesOf({ deliveries }: ListedEnquiry): string {
  const states = (["dead", "waiting", "delivered"] as const).map((state) => ({
    state,
    targets: deliveries.flatMap((it) => (it.state === state ? [it.target] : [])),
  }));
  const present = states.filter(({ targets }) => targets.length > 0);
  if (present.length <= 1) return present[0]?.state ?? "none";
  return present.map(({ state, targets }) => `${state}: ${targets.join(", ")}`).join("; ");
}
