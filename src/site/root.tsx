import { use } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import { firstPaths, withLocale } from "#domain/language-paths.ts";
import { localeFacts } from "#domain/locale.ts";
import { DocumentParts } from "#site/ui/document-parts.ts";
import { Arrival } from "#site/layout/arrival.tsx";
import { GoneFiles } from "#site/layout/failed-chunks.ts";
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
            <ScrollRestoration />
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

/** Reached only when the surroundings of a page cannot be drawn either: without texts, a way home is all there is. */
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
          <a className="logo" href={withLocale(locale, firstPaths.home)}>
            <Logo />
          </a>
        </main>
      </body>
    </html>
  );
}
