/** The reference page: the OpenAPI document for people. It needs no script and loads one style sheet of our own. */
import { html } from "hono/html";
import { problemKinds } from "#contract/problem.ts";
import { locales, tagsOf, type Locale } from "#domain/locale.ts";
import { block, breakable, callAnchor, callSection } from "#api/reference/call-section.ts";
import { joined, prose, schemaAnchor, wholeSchema, type Markup } from "#api/reference/fields.ts";
import type { OpenApiDocument } from "#api/reference/openapi.ts";

/** Stands for the API's address where nobody has told it: what a request says of it is not to be believed. */
const addressVariable = "SAHIL";

/** Writes the page as HTML. `serverUrl` is where the API stands, `/api/v1` included; null where only the reader knows. */
export async function referencePage(
  document: OpenApiDocument,
  serverUrl: string | null,
): Promise<string> {
  const { info, tags, paths, components } = document;
  const operations = Object.entries(paths).map(([path, { get }]) => ({ path, get }));
  const ofTag = (tag: string) => operations.filter(({ get }) => get.tags.includes(tag));
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title}: reference</title>
        <meta name="description" content="${info.summary}" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="docs.css" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        <header>
          <p class="brand">Sahil</p>
          <h1>${info.title}</h1>
          <p class="summary">${info.summary}. Version ${info.version}.</p>
        </header>
        <div class="columns">
          <nav aria-label="Contents" tabindex="0">
            <details>
              <summary>Contents</summary>
              <ul>
                <li><a href="#overview">Overview</a></li>
                ${tags.map(
                  ({ name }) =>
                    html`<li>
                      <a href="#${tagAnchor(name)}">${name}</a>
                      <ul>
                        ${ofTag(name).map(
                          ({ path, get }) =>
                            html`<li>
                              <a href="#${callAnchor(get.operationId)}"
                                ><code>${breakable(path)}</code>
                                <span>${prose(get.summary)}</span></a
                              >
                            </li>`,
                        )}
                      </ul>
                    </li>`,
                )}
                <li><a href="#schemas">Schemas</a></li>
              </ul>
            </details>
          </nav>
          <main id="content" tabindex="-1">
            ${overview(info.description, serverUrl)}
            ${tags.map(
              ({ name, description }) =>
                html`<section aria-labelledby="${tagAnchor(name)}">
                  <h2 id="${tagAnchor(name)}">${name}</h2>
                  <p>${description}</p>
                  ${ofTag(name).map(({ path, get }) => callSection(path, get, serverUrl ?? `$${addressVariable}`))}
                </section>`,
            )}
            <section aria-labelledby="schemas">
              <h2 id="schemas">Schemas</h2>
              ${Object.entries(components.schemas).map(
                ([name, schema]) =>
                  html`<details>
                    <summary>${name}</summary>
                    <div id="${schemaAnchor(name)}" class="schema">
                      <p>${prose(schema.description ?? "")}</p>
                      ${wholeSchema(schema)}
                    </div>
                  </details>`,
              )}
            </section>
          </main>
        </div>
      </body>
    </html>`;
  return (await page).toString();
}

const tagAnchor = (name: string): string => name.toLowerCase().replaceAll(" ", "-");

function overview(description: string, serverUrl: string | null): Markup {
  return html`<section aria-labelledby="overview">
    <h2 id="overview">Overview</h2>
    <p>${prose(description)}</p>
    ${address(serverUrl)}
    <p>
      The same as a document for programs: <a href="openapi.json">OpenAPI 3.1</a>. Nothing has to be
      signed up for, and there is no key.
    </p>
    <h3>Languages</h3>
    <p>
      The header <code>X-localization</code> names the language of the answer:
      ${joined(locales.map(tagList), ", ")}, in any case. Without it, and with anything else in it,
      another region such as <code>ar-SA</code>
      included, the answer is in English.
      <code>Content-Language</code> says which it is. Names of projects and developers stay in Latin
      letters; slugs are the same in every language.
    </p>
    <h3>Requests</h3>
    <p>
      GET and HEAD are answered on every path; HEAD without the body. OPTIONS answers browsers:
      pages of any origin may read the API, without cookies. The answer is JSON whatever
      <code>Accept</code>
      says. Paths are case-sensitive and end without a slash. Of a repeated parameter the first
      counts, an empty one counts as not given, and one that a call does not know is ignored. Paths
      and queries are percent-encoded UTF-8; letters beyond ASCII as they are, control characters
      and backslashes answer 400. A path has 2,000 characters at most, a query 4,000, all headers 16
      KiB.
    </p>
    <h3>Lists and pages</h3>
    <p>
      A list stands in <code>content</code>. Where it is paged, <code>page</code> tells
      <code>number</code>, <code>size</code>, <code>total</code> and <code>pages</code>; ask for
      another with <code>page</code>, from 1, and for its size with <code>limit</code>, 1–48. A page
      past the end is empty. Both take plain digits; anything else in them answers 400.
    </p>
    <h3>Caching</h3>
    <p>
      Every answer carries a weak <code>ETag</code> and may be kept for five seconds. Send the tag
      back in <code>If-None-Match</code>, and an answer that has not changed is a 304 without a
      body. Keep answers by address and language: <code>Vary</code> says so. Bodies are compressed
      as <code>Accept-Encoding</code> asks, with Brotli or gzip.
    </p>
    <h3>Rate</h3>
    <p>
      The API itself sets no limit. What stands in front of it may, and then answers 429. Wait as
      many seconds as <code>Retry-After</code> says; 503 carries it too, while the database is out
      of reach.
    </p>
    <h3>Problems</h3>
    <p>
      Every status from 400 on is <code>application/problem+json</code> (RFC 9457), in English.
      Translate by <code>code</code>, which is stable. Where the request is at fault,
      <code>errors</code> names what of it: a parameter, a header, or the <code>path</code>,
      <code>query</code>, <code>method</code> or <code>request</code> as a whole.
    </p>
    <dl class="fields">
      ${Object.entries(problemKinds).map(
        ([code, { status, title }]) =>
          html`<div class="field">
            <dt>${status} <code>${code}</code></dt>
            <dd>${title}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

function address(serverUrl: string | null): Markup {
  if (serverUrl !== null) return block("Base address", serverUrl);
  return html`<p>
      The examples below ask at <code>$${addressVariable}</code>: set it to the address of this page
      without <code>/docs</code>, such as
    </p>
    ${block("Base address", `${addressVariable}=http://127.0.0.1:3000/api/v1`)}`;
}

function tagList(locale: Locale): Markup {
  const [code, ...others] = tagsOf(locale).map((tag) => html`<code>${tag}</code>`);
  return others.length === 0 ? html`${code}` : html`${code} (${joined(others, " or ")})`;
}
