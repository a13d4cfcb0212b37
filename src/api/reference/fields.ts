/** Schemas as HTML: a list of fields, each with its type and description. */
import { html } from "hono/html";
import { schemaPath, type JsonSchema } from "#api/reference/schemas.ts";

/** Part of a page, escaped. */
export type Markup = ReturnType<typeof html>;

export const schemaAnchor = (name: string): string => `schema-${name}`;

/** The fields of an object; nested objects are collapsed. */
export function fieldList({ properties = {}, required = [] }: JsonSchema): Markup {
  return html`<dl class="fields">
    ${Object.entries(properties).map(
      ([name, schema]) =>
        html`<div class="field">
          <dt>
            <code>${name}</code>
            ${required.includes(name) ? "" : html`<span>optional</span> `}${typeOf(schema)}
          </dt>
          <dd>${prose(schema.description ?? "")}${nested(schema)}</dd>
        </div>`,
    )}
  </dl>`;
}

/** A schema at the top level: its fields, or the type of its items. */
export function schemaDetails(schema: JsonSchema): Markup {
  if (schema.properties !== undefined) return fieldList(schema);
  return html`<p>${typeOf(schema)}</p>
    ${nested(schema)}`;
}

/** The type in a few words; a named schema becomes a link. */
export function typeOf(schema: JsonSchema): Markup {
  const { $ref, anyOf, items, type, additionalProperties } = schema;
  if ($ref !== undefined) {
    const name = $ref.replace(schemaPath, "");
    return html`<a href="#${schemaAnchor(name)}">${name}</a>`;
  }
  if (anyOf !== undefined) return joined(anyOf.map(typeOf), " or ");
  if (schema.enum !== undefined) {
    return joined(
      schema.enum.map((value) => html`<code>${String(value)}</code>`),
      ", ",
    );
  }
  if (schema.const !== undefined) return html`<code>${schema.const}</code>`;
  if (items !== undefined) return html`list of ${typeOf(items)}`;
  if (typeof additionalProperties === "object")
    return html`${typeOf(additionalProperties)} by name`;
  return html`${[type ?? "any"].flat().join(" or ")}${bounds(schema)}`;
}

/** A description of the contract; text in backticks becomes code. */
export function prose(text: string): Markup {
  const parts = text.split("`");
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

function bounds({ minimum, maximum, maxLength }: JsonSchema): string {
  if (maxLength !== undefined) return `, at most ${maxLength} characters`;
  if (minimum !== undefined && maximum !== undefined) return `, ${minimum}–${maximum}`;
  return minimum === undefined ? "" : `, from ${minimum}`;
}

/** Fields of unnamed objects within a schema. */
function nested(schema: JsonSchema): Markup {
  return html`${objectsIn(schema).map(
    (object) =>
      html`<details>
        <summary>Fields</summary>
        ${fieldList(object)}
      </details>`,
  )}`;
}

function objectsIn(schema: JsonSchema): JsonSchema[] {
  if (schema.properties !== undefined) return [schema];
  const { anyOf = [], items, additionalProperties } = schema;
  const inside = [...anyOf, ...(items === undefined ? [] : [items])];
  if (typeof additionalProperties === "object") inside.push(additionalProperties);
  return inside.flatMap(objectsIn);
}

export function joined(parts: readonly Markup[], between: string): Markup {
  return html`${parts.map((part, index) => (index === 0 ? part : html`${between}${part}`))}`;
}
