/** `retry`: deliveries that were given up begin anew, or one enquiry's are not waited for. */
import { counted } from "#commands/counted.ts";
import {
  noSuchEnquiry,
  readReference,
  readWords,
  type Verb,
  wrongWords,
} from "#commands/enquiries/words.ts";

export const retryEnquiries: Verb = (words) => {
  const { values, positionals } = readWords("retry", words, { dead: { type: "boolean" } });
  const [first] = positionals;
  if (values.dead && first !== undefined)
    throw wrongWords("retry", `--dead and a reference cannot be combined.`);
  if (values.dead) {
    return async (enquiries) => say(await enquiries.retry("all-dead"), "No dead deliveries.");
  }
  const reference = readReference("retry", positionals);
  return async (enquiries) => {
    if ((await enquiries.find(reference)) === null) throw noSuchEnquiry(reference);
    const retried = await enquiries.retry({ reference });
    say(retried, `${reference} has no pending deliveries.`);
  };
};

function say(retried: number, nothing: string): void {
  const due = `${counted(retried, "delivery is", "deliveries are")} due now`;
  console.log(
    retried === 0 ? nothing : `${due}; a running server will attempt them within seconds.`,
  );
}
