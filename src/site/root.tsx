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

/**
 * By what the place in a page is kept. Entries that a link to a section within a text or a form made share one key, by which the
 * window would go to where the last of them was left: of them no place is kept, so that the section counts.
 */
function keyOfPlace({ key, hash }: Location): string {
  return key === "default" && hash !== "" ? String(Math.random()) : key;
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
          <a className="logo" href={linkTo(locale, "home")}>
            <Logo />
          </a>
        </main>
      </body>
    </html>
  );
}
