/** `retry`: makes dead deliveries, or those of an enquiry, due now. */
import { pluralize } from "#commands/pluralize.ts";
import {
  enquiryNotFound,
  readReference,
  readArguments,
  type Subcommand,
  usageError,
} from "#commands/enquiries/arguments.ts";

export const retryEnquiries: Subcommand = (args) => {
  const { values, positionals } = readArguments("retry", args, { dead: { type: "boolean" } });
  const [first] = positionals;
  if (values.dead && first !== undefined)
    throw usageError("retry", `--dead and a reference cannot be combined.`);
  if (values.dead) {
    return async (enquiries) => report(await enquiries.retry("all-dead"), "No dead deliveries.");
  }
  const reference = readReference("retry", positionals);
  return async (enquiries) => {
    if ((await enquiries.find(reference)) === null) throw enquiryNotFound(reference);
    const retried = await enquiries.retry({ reference });
    report(retried, `${reference} has no pending deliveries.`);
  };
};

function report(retried: number, nothing: string): void {
  const due = `${pluralize(retried, "delivery is", "deliveries are")} due now`;
  console.log(
    retried === 0 ? nothing : `${due}; a running server will attempt them within seconds.`,
  );
}
