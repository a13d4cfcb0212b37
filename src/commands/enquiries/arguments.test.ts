import { expect, test } from "vitest";
import { exportEnquiries } from "#commands/enquiries/export-enquiries.ts";
import { listEnquiries } from "#commands/enquiries/list-enquiries.ts";
import { purgeEnquiries } from "#commands/enquiries/purge-enquiries.ts";
import { retryEnquiries } from "#commands/enquiries/retry-enquiries.ts";
import { showEnquiry } from "#commands/enquiries/show-enquiry.ts";
import { usages } from "#commands/enquiries/arguments.ts";
import { CommandError } from "#commands/run.ts";

const verbs = {
  list: listEnquiries,
  show: showEnquiry,
  export: exportEnquiries,
  retry: retryEnquiries,
  purge: purgeEnquiries,
};

test.each([
  ["list", ["--knd", "project"], "Unknown option '--knd'."],
  [
    "list",
    ["--kind", "lease"],
    '--kind must be one of contact, project, viewing, partnership, opening; it is "lease".',
  ],
  [
    "list",
    ["--since", "2026-02-30"],
    '--since must be a date such as 2026-11-01; it is "2026-02-30".',
  ],
  ["list", ["--limit", "0"], '--limit must be a whole number from 1; it is "0".'],
  ["list", ["all"], '"all" is not expected here.'],
  ["show", [], "Missing reference."],
  ["show", ["SHL-1"], '"SHL-1" is not a reference such as SHL-7K3M9QXT.'],
  ["export", ["--json", "--bom"], "--json and --bom cannot be combined."],
  ["retry", ["--dead", "SHL-00000000"], "--dead and a reference cannot be combined."],
  ["purge", ["--older-than", "24"], '--older-than must be months such as 24m; it is "24".'],
  [
    "purge",
    ["--opened", "all", "--person", "a@b.example"],
    "--opened and --person cannot be combined.",
  ],
  [
    "purge",
    ["--person", "a@b.example", "--person", "c@d.example"],
    "--person may only be given once.",
  ],
  [
    "purge",
    ["--person", "Mrs Secret"],
    "--person must be an e-mail address, or a phone number with its country such as +966501234567.",
  ],
] as const)("%s %j: %s", (name, words, sentence) => {
  expect(() => verbs[name](words)).toThrow(new CommandError(`${sentence}\nUsage: ${usages[name]}`));
});
