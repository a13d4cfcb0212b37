/** `export`: enquiries for other programs, and nothing else on standard output. */
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

/** Read at a time, so that memory holds no more of them. */
const part = 500;

type Messages = AsyncIterable<EnquiryMessage>;

export const exportEnquiries: Subcommand = (words) => {
  const { values, positionals } = readArguments("export", words, {
    ...filterFlags,
    json: { type: "boolean" },
    bom: { type: "boolean" },
  });
  refusePositionals("export", positionals);
  const { json, bom, ...texts } = values;
  refuseCombined("export", { json, bom });
  const which = readFilter("export", texts);
  return async (enquiries) => {
    const messages = readMessages(enquiries, which);
    await write(json ? jsonArray(messages) : csv(messages, bom ?? false));
  };
};

/** The newest first, without those that come meanwhile. */
async function* readMessages(enquiries: Enquiries, { filter, limit }: FilterArguments): Messages {
  let left = limit ?? Number.POSITIVE_INFINITY;
  let before: number | undefined;
  while (left > 0) {
    const read = await enquiries.list({ ...filter, before, limit: Math.min(part, left) });
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

/** An enquiry a line; one that was cut short is not valid JSON, so that nobody takes it for the whole. */
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
    const sentence = "Output closed early; the export is incomplete.";
    throw new CommandError(sentence, { cause: error });
  }
}
