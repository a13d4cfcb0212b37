/** The code that leads from a project's brochure to its page. */
import { linkTo } from "#domain/links.ts";
import { apiFor } from "#site/api-client.ts";
import { localeOfPath } from "#site/locale-of-path.ts";
import { projectOfPath } from "#site/project-of-path.ts";
import { siteOriginContext } from "#site/request-context.ts";
import { codeFile } from "#site/scan-code.server.ts";
import type { Route } from "./+types/project-code.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  await projectOfPath(apiFor(context, locale), locale, params, "/code.svg");
  return codeFile(context.get(siteOriginContext) + linkTo(locale, "project", params));
}
