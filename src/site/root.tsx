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
import { RouteAnnouncer } from "#site/layout/route-announcer.tsx";
import { NavigateOnChunkError } from "#site/layout/chunk-errors.ts";
import { DocumentHead } from "#site/layout/document-head.tsx";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { ScriptErrorFlag } from "#site/layout/script-error-flag.tsx";
import { Logo } from "#site/ui/logo.tsx";

export default function Root() {
  const locale = localeOfPath(useLocation().pathname);
  const { htmlLang, direction } = localeFacts[locale];
  const { head, end, isStatic = false } = use(DocumentParts);
  return (
    <html lang={htmlLang} dir={direction} data-scripts={isStatic ? "failed" : undefined}>
      <head>
        <DocumentHead locale={locale} />
        <Meta />
        <Links />
        {head}
      </head>
      <body>
        <Outlet />
        <RouteAnnouncer />
        {!isStatic && (
          <>
            <ScrollRestoration getKey={scrollKey} />
            <NavigateOnChunkError />
            <ScriptErrorFlag />
            <Scripts />
          </>
        )}
        {end}
      </body>
    </html>
  );
}

/** Native fragment links share the key `default`; a random key lets the fragment decide where they scroll. */
function scrollKey({ key, hash }: Location): string {
  return key === "default" && hash !== "" ? String(Math.random()) : key;
}

/** Shown only when the layout fails too: without messages it can only link to the home page. */
export function ErrorBoundary() {
  const locale = localeOfPath(useLocation().pathname);
  const { htmlLang, direction } = localeFacts[locale];
  return (
    <html lang={htmlLang} dir={direction}>
      <head>
        <DocumentHead locale={locale} />
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
