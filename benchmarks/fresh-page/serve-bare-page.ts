import { jsxOf } from "#benchmarks/fresh-page/jsx.ts";
import {
  type MarkupElement,
  type MarkupNode,
  readMarkup,
  textOf,
} from "#benchmarks/fresh-page/markup.ts";
import { buildRouterApp, serveRouterApp } from "#benchmarks/support/router-app.ts";
import type { RunningProcess } from "#benchmarks/support/server-process.ts";

/**
 * Builds and serves a plain React Router application with one page of the site's markup, articles as components, and the answers of
 * `calls` in its loader; nothing in it is computed.
 */
export async function serveBarePage(
  siteOrigin: string,
  path: string,
  calls: readonly string[],
): Promise<RunningProcess> {
  const nodes = readMarkup(bodyOf(await textAt(siteOrigin + path)));
  const answers = await Promise.all(calls.map((call) => textAt(`${siteOrigin}/api/v1${call}`)));
  const folder = buildRouterApp("bare-page", {
    "app/answers.json": `[${answers.join(",")}]`,
    "app/routes.ts": `import { route } from "@react-router/dev/routes";\nexport default [route(${JSON.stringify(path.slice(1))}, "page.tsx")];`,
    "app/root.tsx": root,
    "app/page.tsx": pageModule(nodes),
  });
  const bare = await serveRouterApp(folder, path);
  const served = textOf(readMarkup(bodyOf(await textAt(bare.origin + path))));
  if (served !== textOf(nodes)) throw new Error("The bare page does not say what the site's says");
  return bare;
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

function pageModule(nodes: readonly MarkupNode[]): string {
  const articles: MarkupElement[] = [];
  const page = nodes.map((node) => liftArticles(node, articles));
  const components = articles.map(
    (article, at) => `function Article${at}() {\n  return ${jsxOf([article])};\n}`,
  );
  return `import { Link } from "react-router";
import answers from "./answers.json";

export async function loader() {
  return answers;
}

export function meta() {
  return [{ title: "Property" }, { name: "description", content: "A page with the same content." }];
}

export default function Page() {
  return <>${jsxOf(page)}</>;
}

${components.join("\n\n")}
`;
}

/** Replaces each article by its component; appends the articles to `articles`. */
function liftArticles(node: MarkupNode, articles: MarkupElement[]): MarkupNode {
  if (typeof node === "string") return node;
  const { name, attributes, children } = node;
  if (name === "article") {
    articles.push(node);
    return { name: `Article${articles.length - 1}`, attributes: {}, children: [] };
  }
  return { name, attributes, children: children.map((child) => liftArticles(child, articles)) };
}

function bodyOf(html: string): string {
  return /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? "";
}

async function textAt(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}
