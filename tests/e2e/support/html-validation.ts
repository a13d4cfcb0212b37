import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

/** html-validate's findings, each with its rule and position. */
export async function htmlViolations(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
