/** Every screen is served once per locale, under route ids such as `about-us___en`. */
import { layout, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";
import { defaultLocale, locales, type Locale } from "#domain/locale.ts";
import { fileRoutes, notFound, routesWithoutLocale, screens } from "#site/route-table.ts";

/** Module path of each screen by its route id without the locale. */
export const screenModules: Readonly<Record<string, string>> = Object.fromEntries(
  [...screens, notFound].map(({ id, file }) => [id, `src/site/routes/${file}.tsx`]),
);

/** The pages of one locale inside its layout; a path that matches none is a 404 with header and footer. */
function localePages(locale: Locale): RouteConfigEntry {
  return layout(`routes/languages/${locale}.ts`, { id: `locale___${locale}` }, [
    ...screens.map(({ id, path, file }) =>
      route(path === "" ? locale : `${locale}/${path}`, `routes/${file}.tsx`, {
        id: `${id}___${locale}`,
      }),
    ),
    route(locale === defaultLocale ? "*" : `${locale}/*`, `routes/${notFound.file}.tsx`, {
      id: `${notFound.id}___${locale}`,
    }),
  ]);
}

export default [
  ...locales.map(localePages),
  ...fileRoutes.flatMap(({ id, path, file }) =>
    locales.map((locale) =>
      route(`${locale}/${path}`, `routes/${file}.ts`, { id: `${id}___${locale}` }),
    ),
  ),
  ...routesWithoutLocale.map(({ id, path, file }) => route(path, `routes/${file}.ts`, { id })),
] satisfies RouteConfig;
