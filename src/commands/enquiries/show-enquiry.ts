/** `show`: everything about one enquiry. */
import { displayWidth } from "#commands/enquiries/display-width.ts";
import { shortTime } from "#commands/enquiries/short-time.ts";
import { type Column, formatTable } from "#commands/enquiries/table.ts";
import { onOneLine } from "#commands/enquiries/terminal-text.ts";
import {
  enquiryNotFound,
  readReference,
  readArguments,
  type Subcommand,
} from "#commands/enquiries/arguments.ts";
import { messageOf } from "#contract/enquiry/message.ts";
import { factsOf, titleOf } from "#enquiries/delivery/enquiry-facts.ts";
import type { Delivery, ListedEnquiry } from "#enquiries/stored-enquiry.ts";

const columns: readonly Column<Delivery>[] = [
  { heading: "Delivery to", cell: ({ target }) => target },
  { heading: "State", cell: ({ state }) => state },
  { heading: "Attempts", cell: ({ attempts }) => String(attempts) },
  { heading: "First due (UTC)", cell: ({ firstDueAt }) => shortTime(firstDueAt) },
  { heading: "Next attempt or delivered", cell: nextOf },
  { heading: "Last error", cell: ({ lastFault }) => lastFault ?? "–" },
];

export const showEnquiry: Subcommand = (args) => {
  const reference = readReference("show", readArguments("show", args, {}).positionals);
  return async (enquiries, { siteUrl }) => {
    const enquiry = await enquiries.find(reference);
    if (enquiry === null) throw enquiryNotFound(reference);
    console.log(describe(enquiry, siteUrl));
  };
};

function describe(enquiry: ListedEnquiry, siteUrl: string | null): string {
  const message = messageOf(enquiry);
  const facts = factsOf(message, siteUrl).map(({ label, value, href }) => ({
    label: onOneLine(label),
    text: onOneLine(href?.startsWith("http") ? `${value} ${href}` : value),
  }));
  const room = Math.max(...facts.map(({ label }) => displayWidth(label)));
  const messageLines = (message.data.message ?? "")
    .split("\n")
    .map((line) => `  ${onOneLine(line)}`);
  return [
    titleOf(message),
    facts
      .map(({ label, text }) => `${label}${" ".repeat(room - displayWidth(label))}  ${text}`)
      .join("\n"),
    ...(message.data.message === null ? [] : [`Message\n${messageLines.join("\n")}`]),
    enquiry.deliveries.length === 0
      ? "No deliveries: no target was configured when the enquiry arrived."
      : formatTable(columns, enquiry.deliveries, Number.POSITIVE_INFINITY),
  ].join("\n\n");
}

function nextOf({ state, dueAt, deliveredAt }: Delivery): string {
  if (state === "dead") return "given up";
  return shortTime(deliveredAt ?? dueAt);
}
