import { data } from "react-router";
import { isLocale } from "#domain/locale.ts";
import { apiFor } from "#site/data/api-client.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { redirectOr404 } from "#site/data/redirect-or-404.ts";
import type { Route } from "./+types/not-found.ts";

export { shouldRevalidatePage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

/** The path may be an old one; in an unknown language it never was. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { pathname } = url;
  if (!isLocale(pathname.split("/")[1])) throw data(null, { status: 404 });
  throw await redirectOr404(apiFor(context, localeOfPath(pathname)), pathname, url.search);
}

/** Never rendered, because the loader always throws; without a component the layout would be missing. */
export default function NotFound() {
  return null;
}
