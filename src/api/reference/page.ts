/** The API reference as an HTML page without scripts, rendered from the OpenAPI document. */
import { html } from "hono/html";
import { problemKinds } from "#contract/problem.ts";
import { locales, tagsOf, type Locale } from "#domain/locale.ts";
import { block, breakable, callAnchor, callSection } from "#api/reference/call-section.ts";
import { joined, prose, schemaAnchor, schemaDetails, type Markup } from "#api/reference/fields.ts";
import type { OpenApiDocument } from "#api/reference/openapi.ts";

/** Shell variable for the API's address where `SITE_URL` is not set: the `Host` header cannot be trusted. */
const addressVariable = "SAHIL";

/** `serverUrl` includes `/api/v1`; null where it is not known. */
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
                      ${schemaDetails(schema)}
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
      The same in machine-readable form: <a href="openapi.json">OpenAPI 3.1</a>. No sign-up and no
      key are needed.
    </p>
    <h3>Languages</h3>
    <p>
      Set the language of the answer with the header <code>X-localization</code>:
      ${joined(locales.map(tagList), ", ")}, case-insensitive. Without the header or with any other
      value, another region such as <code>ar-SA</code> included, the answer is in English.
      <code>Content-Language</code> names the language used. Names of projects and developers stay
      in Latin letters; slugs are the same in every language.
    </p>
    <h3>Requests</h3>
    <p>
      Every path supports GET and HEAD. CORS is open to every origin, without cookies. Answers are
      JSON whatever <code>Accept</code> says. Paths are case-sensitive and have no trailing slash.
      Of a repeated parameter the first value counts; empty and unknown parameters are ignored.
      Paths and queries are percent-encoded UTF-8; unencoded non-ASCII letters, control characters
      and backslashes give 400. Limits: 2,000 characters in a path, 4,000 in a query, 16 KiB of
      headers.
    </p>
    <h3>Lists and pages</h3>
    <p>
      Lists are returned in <code>content</code>. Paged lists also have <code>page</code> with
      <code>number</code>, <code>size</code>, <code>total</code> and <code>pages</code>. Request a
      page with <code>page</code>, from 1, and its size with <code>limit</code>, 1–48; both take
      plain digits, anything else gives 400. A page past the end is empty.
    </p>
    <h3>Caching</h3>
    <p>
      Every answer has a weak <code>ETag</code> and may be cached for five seconds. Send the tag in
      <code>If-None-Match</code> to get a 304 without a body while nothing has changed. Answers vary
      by URL and language (<code>Vary</code>). Bodies are compressed with Brotli or gzip
      (<code>Accept-Encoding</code>).
    </p>
    <h3>Rate limits</h3>
    <p>
      Uncached searches and listings are limited per network (/24 of IPv4, /48 of IPv6), to 300 a
      minute unless the operator sets another limit; beyond it the answer is 429. Wait for the
      seconds in
      <code>Retry-After</code>, which a 503 has too while the database is unavailable.
    </p>
    <h3>Errors</h3>
    <p>
      Every error is <code>application/problem+json</code> (RFC 9457), in English. Translate it by
      its stable <code>code</code>. <code>errors</code> lists what is wrong with the request: a
      parameter, a header, or the <code>path</code>, <code>query</code>, <code>method</code> or
      <code>request</code> as a whole.
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
      The examples call <code>$${addressVariable}</code>: set it to the address of this page without
      <code>/docs</code>, such as
    </p>
    ${block("Base address", `${addressVariable}=http://127.0.0.1:3000/api/v1`)}`;
}

function tagList(locale: Locale): Markup {
  const [code, ...others] = tagsOf(locale).map((tag) => html`<code>${tag}</code>`);
  return others.length === 0 ? html`${code}` : html`${code} (${joined(others, " or ")})`;
}
