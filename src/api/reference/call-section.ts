/** One call on the reference page. */
import { html, raw } from "hono/html";
import { calls } from "#contract/calls.ts";
import { exampleTarget } from "#api/reference/call-notes.ts";
import { prose, typeOf, schemaDetails, type Markup } from "#api/reference/fields.ts";
import type { Operation } from "#api/reference/openapi.ts";
import type { Parameter } from "#api/reference/parameters.ts";

export const callAnchor = (name: string): string => `call-${name}`;

/** Renders a call; `base` is the API's URL, or the shell variable that holds it. */
export function callSection(path: string, operation: Operation, base: string): Markup {
  const { operationId: name, summary, description, parameters, responses } = operation;
  const own = parameters.filter((parameter): parameter is Parameter => "name" in parameter);
  const { schema, examples } = responses[200].content["application/json"];
  return html`<section
    class="call"
    id="${callAnchor(name)}"
    aria-labelledby="${callAnchor(name)}-name"
  >
    <h3 id="${callAnchor(name)}-name">
      <span class="method">GET</span> <code>${breakable(path)}</code>
    </h3>
    <p class="summary">${prose(summary)}</p>
    <p>${prose(description)}</p>
    ${own.length === 0 ? html`<p class="quiet">No parameters.</p>` : parameterList(own)}
    <h4>Answer</h4>
    ${schemaDetails(schema)}
    <p class="quiet">
      Other statuses:
      ${Object.keys(responses)
        .filter((status) => status !== "200")
        .join(", ")}.
    </p>
    <h4>Example</h4>
    ${block(`Request of ${name}`, curl(base + exampleTarget(name, calls[name].path)))}
    <details>
      <summary>Example answer, lists and texts shortened</summary>
      ${block(`Answer of ${name}`, JSON.stringify(examples.demo.value, null, 2))}
    </details>
  </section>`;
}

/** A code block that can be scrolled by keyboard. */
export function block(label: string, code: string): Markup {
  return html`<pre tabindex="0" role="region" aria-label="${label}"><code>${code}</code></pre>`;
}

function parameterList(parameters: readonly Parameter[]): Markup {
  return html`<h4>Parameters</h4>
    <dl class="fields">
      ${parameters.map(
        (parameter) =>
          html`<div class="field">
            <dt>
              <code>${parameter.name}</code>
              <span
                >${parameter.in === "path" ? "in the path" : parameter.required ? "required" : "optional"}</span
              >
              ${typeOf(parameter.schema)}
            </dt>
            <dd>
              ${prose(parameter.description)}${defaultValue(parameter)} For example
              <code>${String(parameter.example)}</code>
            </dd>
          </div>`,
      )}
    </dl>`;
}

function defaultValue({ schema }: Parameter): Markup {
  return schema.default === undefined
    ? html`.`
    : html`; <code>${schema.default}</code> by default.`;
}

/** Lets a long path break after its slashes. */
export function breakable(path: string): Markup {
  const parts = path.split("/");
  return html`${parts.map((part, index) => html`${part}${index < parts.length - 1 ? raw("/<wbr>") : ""}`)}`;
}

/** Double quotes let the shell expand `$SAHIL`; a percent-encoded URL has no other special characters. */
function curl(url: string): string {
  return `curl -H "X-localization: en" "${url}"`;
}
