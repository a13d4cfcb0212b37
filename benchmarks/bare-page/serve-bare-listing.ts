import { jsxOf } from "#benchmarks/bare-page/jsx.ts";
import {
  type MarkupElement,
  type MarkupNode,
  readMarkup,
  textOf,
} from "#benchmarks/bare-page/markup.ts";
import { serveRouterApp } from "#benchmarks/support/router-app.ts";
import type { RunningProcess } from "#benchmarks/support/site-process.ts";

/** Whether the loader brings what all of the page is drawn from, or the twelve cards of it alone. */
export type Loaded = "all answers" | "cards";

/** What an ordinary listing has its loader bring: the page's own answer and those of menus, filters and footer. */
const answers = {
  listing: "/projects/types/properties/properties",
  areas: "/regions/filter",
  filterPages: "/projects/search-slugs",
  footer: "/settings/footer-links",
  currencies: "/currencies",
};

/**
 * Builds and serves a plain React Router application whose one page, at the path of the site's own, holds all that the body of
 * the site's page holds: its elements written out, cards as components, links as the router's, the API's answers from its
 * loader; without messages, formatting or anything else that would have to be computed.
 */
export async function serveBareListing(
  siteOrigin: string,
  path: string,
  loaded: Loaded,
): Promise<RunningProcess> {
  const nodes = readMarkup(bodyOf(await textAt(siteOrigin + path)));
  const answersOfApi = await (loaded === "cards" ? cardsOf(siteOrigin) : allAnswers(siteOrigin));
  const bare = await serveRouterApp(`bare-listing-${loaded.replace(" ", "-")}`, path, {
    "app/answers.json": JSON.stringify(answersOfApi),
    "app/routes.ts": `import { route } from "@react-router/dev/routes";\nexport default [route(${JSON.stringify(path.slice(1))}, "listing.tsx")];`,
    "app/root.tsx": root,
    "app/listing.tsx": listingModule(nodes),
  });
  await refuseOtherContent(nodes, bare.origin + path);
  return bare;
}

async function allAnswers(siteOrigin: string): Promise<unknown> {
  const read = Object.entries(answers).map(async ([name, call]) => [
    name,
    await answerAt(siteOrigin, call),
  ]);
  return Object.fromEntries(await Promise.all(read));
}

async function cardsOf(siteOrigin: string): Promise<unknown> {
  const listing = await answerAt(siteOrigin, answers.listing);
  if (typeof listing !== "object" || listing === null || !("content" in listing))
    throw new Error("The listing's answer has no content");
  return listing.content;
}

async function answerAt(siteOrigin: string, call: string): Promise<unknown> {
  return JSON.parse(await textAt(`${siteOrigin}/api/v1${call}`));
}

const root = `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body><Outlet /><ScrollRestoration /><Scripts /></body>
    </html>
  );
}`;

function listingModule(nodes: readonly MarkupNode[]): string {
  const cards: MarkupElement[] = [];
  const page = nodes.map((node) => liftCards(node, cards));
  if (cards.length !== 12) throw new Error(`The listing shows ${cards.length} cards instead of 12`);
  const components = cards.map(
    (card, at) => `function Card${at}() {\n  return ${jsxOf([card])};\n}`,
  );
  return `import { Link } from "react-router";
import answers from "./answers.json";

export async function loader() {
  return answers;
}

export function meta() {
  return [{ title: "Property for sale" }, { name: "description", content: "Every home that we offer." }];
}

export default function Listing() {
  return <>${jsxOf(page)}</>;
}

${components.join("\n\n")}
`;
}

/** The node with an element that calls its component in place of each card; the cards are added to `cards`. */
function liftCards(node: MarkupNode, cards: MarkupElement[]): MarkupNode {
  if (typeof node === "string") return node;
  const { name, attributes, children } = node;
  if (name === "article" && attributes["class"]?.split(" ").includes("card")) {
    cards.push(node);
    return { name: `Card${cards.length - 1}`, attributes: {}, children: [] };
  }
  return { name, attributes, children: children.map((child) => liftCards(child, cards)) };
}

async function refuseOtherContent(nodes: readonly MarkupNode[], url: string): Promise<void> {
  const served = textOf(readMarkup(bodyOf(await textAt(url))));
  if (served !== textOf(nodes)) throw new Error("The bare page does not say what the site's says");
}

function bodyOf(html: string): string {
  return /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? "";
}

async function textAt(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}
