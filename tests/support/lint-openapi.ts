import { createConfig, lintFromString } from "@redocly/openapi-core";

/** Redocly's strict rules: what the recommended ones warn of is an error, too. */
const rules = {
  // `/projects/towns/{town}` beside `/projects/{a}/{b}` is what the specification asks for. OpenAPI itself settles it: a
  // path without a parameter in that place goes first, as it does here.
  "no-ambiguous-paths": "off",
} as const;

/** What an outside linter finds wrong with a document, each with its rule and its place in it. */
export async function lintOpenApi(document: object): Promise<string[]> {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: "openapi.json",
    config: await createConfig({ extends: ["recommended-strict"], rules }),
  });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer ?? ""})`,
  );
}
