import { data, redirect } from "react-router";
import { withLocale } from "#domain/links.ts";
import type { ApiClient } from "#site/data/api-client.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";

/**
 * What a route throws for an unknown path: a permanent redirect where the content has a new one (an old slug, a
 * town or project in a city's place), else a 404. `rest` is appended to the new path: a query, or a file name.
 */
export async function redirectOr404(
  api: ApiClient,
  path: string,
  rest: string,
): Promise<Response | ReturnType<typeof data>> {
  const [, , ...words] = path.split("/");
  const target = await api.get("redirect", { query: { path: `/${words.join("/")}` } });
  return target === null
    ? data(null, { status: 404 })
    : redirect(withLocale(localeOfPath(path), target.to) + rest, 308);
}
