import { redirect } from "react-router";
import { inLocale } from "#domain/links.ts";
import { isLocale } from "#domain/locale.ts";
import { cookiesFor } from "#site/data/preference-cookies.ts";
import { returnPath } from "#site/layout/preferences/return-path.ts";
import type { Route } from "./+types/preferences.ts";

/** Keeps a visitor's choice and leads back to the same page, in the language that was chosen. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const path = returnPath(form.get("return") ?? cameFrom(request));
  const locale = form.get("locale");
  const back = typeof locale === "string" && isLocale(locale) ? inLocale(locale, path) : path;
  const headers = cookiesFor(form).map((cookie): [string, string] => ["Set-Cookie", cookie]);
  return redirect(back, { status: 303, headers });
}

/** Of the page that the form was sent from, for one that does not say it itself. */
function cameFrom({ headers }: Request): string | null {
  const page = URL.parse(headers.get("Referer") ?? "");
  return page && page.pathname + page.search;
}

/** Whoever comes here by its address finds the home page. */
export function loader() {
  return redirect("/", 302);
}
