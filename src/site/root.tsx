import { Links, Meta, Outlet, Scripts, useLocation } from "react-router";
import { firstPaths, withLocale } from "#domain/language-paths.ts";
import { localeFacts } from "#domain/locale.ts";
import { Arrival } from "#site/features/navigation/arrival.tsx";
import { RouteProgress } from "#site/features/navigation/progress-bar.tsx";
import { FollowLinks } from "#site/follow-links.tsx";
import { SiteHead } from "#site/site-head.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { LostScripts } from "#site/lost-scripts.tsx";
import { ScrollPlaces } from "#site/scroll-places.ts";
import { Logo } from "#site/ui/logo.tsx";

export default function Root() {
  const locale = localeOfPath(useLocation().pathname);
  const { htmlLang, direction } = localeFacts[locale];
  return (
    <html lang={htmlLang} dir={direction} data-arriving="">
      <head>
        <SiteHead locale={locale} />
        <Meta />
        <Links />
      </head>
      <body>
        <RouteProgress>
          <Outlet />
        </RouteProgress>
        <Arrival />
        <FollowLinks />
        <ScrollPlaces />
        <LostScripts />
        <Scripts />
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
