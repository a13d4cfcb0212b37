import { redirect } from "react-router";
import { inLocale } from "#domain/links.ts";
import { isLocale } from "#domain/locale.ts";
import { cookiesFor } from "#site/data/preference-cookies.ts";
import { returnPath } from "#site/layout/preferences/return-path.ts";
import type { Route } from "./+types/preferences.ts";

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const path = returnPath(form.get("return") ?? refererPath(request));
  const locale = form.get("locale");
  const back = typeof locale === "string" && isLocale(locale) ? inLocale(locale, path) : path;
  const headers = cookiesFor(form).map((cookie): [string, string] => ["Set-Cookie", cookie]);
  return redirect(back, { status: 303, headers });
}

/** For forms that do not send a return path. */
function refererPath({ headers }: Request): string | null {
  const page = URL.parse(headers.get("Referer") ?? "");
  return page && page.pathname + page.search;
}

/** Where a visit by URL ends. */
export function loader() {
  return redirect("/", 302);
}
