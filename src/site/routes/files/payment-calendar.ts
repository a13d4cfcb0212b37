/** A calendar file, which is not indexed; sold projects have none. */
import { data } from "react-router";
import { linkTo } from "#domain/links.ts";
import { apiFor } from "#site/data/api-client.ts";
import { calendarResponse } from "#site/routes/files/calendar-response.server.ts";
import { calculateProject } from "#site/features/project/project-calculation.server.ts";
import { paymentCalendar } from "#site/features/project/payment-calendar.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { loadProject } from "#site/data/load-project.ts";
import { siteOriginContext, todayContext } from "#site/data/request-context.ts";
import { routeMiddleware } from "#site/data/route-middleware.ts";
import type { Route } from "./+types/payment-calendar.ts";

export const middleware = routeMiddleware("noindex");

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = url;
  const locale = localeOfPath(pathname);
  const api = apiFor(context, locale);
  const [project, currencies] = await Promise.all([
    loadProject(api, locale, params, `/payments.ics${url.search}`),
    api.getRequired("currencies"),
  ]);
  if (project.status === "sold") throw data(null, { status: 404 });
  const page = calculateProject(
    project,
    searchParams,
    currencies.content,
    context.get(todayContext),
  );
  const query = page.query === "" ? "" : `?${page.query}`;
  const pageUrl = `${context.get(siteOriginContext)}${linkTo(locale, "project", params)}${query}#payment`;
  return calendarResponse(`${project.slug}-payments.ics`, (stamp) =>
    paymentCalendar({ page, locale, url: pageUrl, stamp }),
  );
}
