/** Arguments of `npm run enquiries --` and their errors. */
import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { CommandError } from "#commands/run.ts";
import { deliveryStates } from "#database/schema/enquiries.ts";
import { enquiryKinds, enquiryReference } from "#domain/enquiry.ts";
import type { Enquiries } from "#enquiries/open-enquiries.ts";
import type { Environment } from "#environment";

/** Parses its arguments before the database is opened. */
export type Subcommand = (
  args: readonly string[],
) => (enquiries: Enquiries, environment: Environment) => Promise<void>;

const filters = `[--kind ${enquiryKinds.join("|")}] [--state ${deliveryStates.join("|")}] [--since 2026-11-01] [--limit <number>]`;

export const usages = {
  list: `npm run enquiries -- list ${filters}`,
  show: "npm run enquiries -- show SHL-XXXXXXXX",
  export: `npm run --silent enquiries -- export [--json | --bom] ${filters}`,
  retry: "npm run enquiries -- retry SHL-XXXXXXXX | --dead",
  purge:
    "npm run enquiries -- purge [--dry-run] [--older-than 24m | --opened <path>|all | --person <email>|<phone>]",
};
type SubcommandName = keyof typeof usages;

export function usageError(subcommand: SubcommandName, message: string): CommandError {
  return new CommandError(`${message}\nUsage: ${usages[subcommand]}`);
}

/** Parses flags and positionals; throws for unknown or repeated flags and missing values. */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  subcommand: SubcommandName,
  args: readonly string[],
  options: Options,
) {
  const { values, positionals, tokens } = parsed();
  const names = tokens.flatMap((token) => (token.kind === "option" ? [token.name] : []));
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw usageError(subcommand, `--${repeated} may only be given once.`);
  return { values, positionals };

  function parsed() {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true, tokens: true });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      const [message = ""] = error.message.split(/\.\s|\.$/, 1); // without the hint that follows
      throw usageError(subcommand, `${message}.`);
    }
  }
}

export function refusePositionals(subcommand: SubcommandName, [first]: readonly string[]): void {
  if (first !== undefined) throw usageError(subcommand, `"${first}" is not expected here.`);
}

/** Refuses flags that are given together but cannot be combined. */
export function refuseCombined(
  subcommand: SubcommandName,
  given: Readonly<Record<string, string | boolean | undefined>>,
): void {
  const [one, other] = Object.keys(given).filter((name) => given[name] !== undefined);
  if (other !== undefined)
    throw usageError(subcommand, `--${one} and --${other} cannot be combined.`);
}

/** Case-insensitive. */
export function readReference(subcommand: SubcommandName, positionals: readonly string[]): string {
  const [word, ...rest] = positionals;
  if (word === undefined) throw usageError(subcommand, "Missing reference.");
  refusePositionals(subcommand, rest);
  const reference = word.toUpperCase();
  if (enquiryReference.test(reference)) return reference;
  throw usageError(subcommand, `"${word}" is not a reference such as SHL-7K3M9QXT.`);
}

export function enquiryNotFound(reference: string): CommandError {
  return new CommandError(`Enquiry ${reference} not found.`);
}
