import type { MarkupElement, MarkupNode } from "#benchmarks/fresh-page/markup.ts";

const names: Readonly<Record<string, string>> = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  crossorigin: "crossOrigin",
  fetchpriority: "fetchPriority",
  datetime: "dateTime",
  hreflang: "hrefLang",
  srcset: "srcSet",
};

/** Boolean attributes. */
const flags = new Set(
  [
    "async autoFocus autoPlay checked controls default defer disabled hidden inert loop multiple muted",
    "noValidate open playsInline readOnly required reversed selected",
  ].flatMap((line) => line.split(" ")),
);

/** Attributes that React Router's link adds by itself. */
const routerLinkAttributes = new Set(["data-discover"]);

/** JSX of the nodes as written by hand, with internal links as the router's links. */
export function jsxOf(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => (typeof node === "string" ? textJsx(node) : elementJsx(node)))
    .join("");
}

function textJsx(text: string): string {
  return text === "" ? "" : `{${JSON.stringify(text)}}`;
}

function elementJsx({ name, attributes, children }: MarkupElement): string {
  const isLink = name === "a" && /^\/(?!\/)/.test(attributes["href"] ?? "");
  const tag = isLink ? "Link" : name;
  const props = Object.entries(attributes)
    .filter(([attribute]) => !(isLink && routerLinkAttributes.has(attribute)))
    .map(
      ([attribute, value]) =>
        ` ${isLink && attribute === "href" ? "to" : nameOf(attribute)}=${valueJsx(attribute, value)}`,
    );
  const inner = jsxOf(children);
  return inner === ""
    ? `<${tag}${props.join("")} />`
    : `<${tag}${props.join("")}>${inner}</${tag}>`;
}

function nameOf(attribute: string): string {
  if (/^(?:data|aria)-/.test(attribute)) return attribute;
  return names[attribute] ?? camelCase(attribute);
}

function valueJsx(attribute: string, value: string): string {
  if (attribute === "style") return `{${JSON.stringify(styleOf(value))}}`;
  if (value === "" && flags.has(attribute)) return "{true}";
  return `{${JSON.stringify(value)}}`;
}

function styleOf(text: string): Record<string, string> {
  const declarations = text.split(";").filter((declaration) => declaration.includes(":"));
  return Object.fromEntries(
    declarations.map((declaration) => {
      const colon = declaration.indexOf(":");
      const property = declaration.slice(0, colon).trim();
      const value = declaration.slice(colon + 1).trim();
      return [property.startsWith("--") ? property : camelCase(property), value];
    }),
  );
}

function camelCase(name: string): string {
  return name.replaceAll(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
