import { use } from "react";
import {
  Links,
  type Location,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from "react-router";
import { linkTo } from "#domain/links.ts";
import { localeFacts } from "#domain/locale.ts";
import { DocumentParts } from "#site/ui/document-parts.ts";
import { Arrival } from "#site/layout/arrival.tsx";
import { GoneFiles } from "#site/layout/chunk-errors.ts";
import { SiteHead } from "#site/layout/document-head.tsx";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { LostScripts } from "#site/layout/lost-scripts.tsx";
import { Logo } from "#site/ui/logo.tsx";

export default function Root() {
  const locale = localeOfPath(useLocation().pathname);
  const { htmlLang, direction } = localeFacts[locale];
  const { head, end, isStatic = false } = use(DocumentParts);
  return (
    <html lang={htmlLang} dir={direction} data-scripts={isStatic ? "lost" : undefined}>
      <head>
        <SiteHead locale={locale} />
        <Meta />
        <Links />
        {head}
      </head>
      <body>
        <Outlet />
        <Arrival />
        {!isStatic && (
          <>
            <ScrollRestoration getKey={keyOfPlace} />
            <GoneFiles />
            <LostScripts />
            <Scripts />
          </>
        )}
        {end}
      </body>
    </html>
  );
}

/** Native fragment links share the key `default`; a random key lets the fragment decide where they scroll. */
function keyOfPlace({ key, hash }: Location): string {
  return key === "default" && hash !== "" ? String(Math.random()) : key;
}

/** Shown only when the layout fails too: without messages it can only link to the home page. */
export function ErrorBoundary() {
  const locale = localeOfPath(useLocation().pathname);
  const { htmlLang, direction } = localeFacts[locale];
  return (
    <html lang={htmlLang} dir={direction}>
      <head>
        <SiteHead locale={locale} />
        <title>Sahil</title>
      </head>
      <body>
        <main className="wrap section">
          <a className="logo" href={linkTo(locale, "home")}>
            <Logo />
          </a>
        </main>
      </body>
    </html>
  );
}
