/** `export`: writes enquiries, and nothing else, to standard output. */
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { csvLine } from "#commands/enquiries/csv.ts";
import { exportColumns } from "#commands/enquiries/export-columns.ts";
import { type FilterArguments, filterFlags, readFilter } from "#commands/enquiries/filter-flags.ts";
import {
  readArguments,
  refusePositionals,
  refuseCombined,
  type Subcommand,
} from "#commands/enquiries/arguments.ts";
import { CommandError } from "#commands/run.ts";
import { type EnquiryMessage, messageOf } from "#contract/enquiry/message.ts";
import type { Enquiries } from "#enquiries/open-enquiries.ts";

/** Enquiries that are in memory at a time. */
const batchSize = 500;

type Messages = AsyncIterable<EnquiryMessage>;

export const exportEnquiries: Subcommand = (args) => {
  const { values, positionals } = readArguments("export", args, {
    ...filterFlags,
    json: { type: "boolean" },
    bom: { type: "boolean" },
  });
  refusePositionals("export", positionals);
  const { json, bom, ...texts } = values;
  refuseCombined("export", { json, bom });
  const filter = readFilter("export", texts);
  return async (enquiries) => {
    const messages = readMessages(enquiries, filter);
    await write(json ? jsonArray(messages) : csv(messages, bom ?? false));
  };
};

/** Newest first, without those received meanwhile. */
async function* readMessages(enquiries: Enquiries, { filter, limit }: FilterArguments): Messages {
  let left = limit ?? Number.POSITIVE_INFINITY;
  let before: number | undefined;
  while (left > 0) {
    const read = await enquiries.list({ ...filter, before, limit: Math.min(batchSize, left) });
    yield* read.map(messageOf);
    before = read.at(-1)?.id;
    if (before === undefined) return;
    left -= read.length;
  }
}

async function* csv(messages: Messages, bom: boolean): AsyncGenerator<string> {
  if (bom) yield "\uFEFF";
  yield csvLine(exportColumns.map(({ heading }) => heading));
  for await (const message of messages) {
    yield csvLine(exportColumns.map(({ cell }) => cell(message) ?? null));
  }
}

/** One enquiry a line; a truncated export is not valid JSON. */
async function* jsonArray(messages: Messages): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const message of messages) {
    yield separator + JSON.stringify(message);
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

async function write(lines: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(lines), process.stdout, { end: false });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPIPE")) throw error;
    const message = "Output closed early; the export is incomplete.";
    throw new CommandError(message, { cause: error });
  }
}
