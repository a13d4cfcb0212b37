/** QR code of the printed brochure. */
import { linkTo } from "#domain/links.ts";
import { apiFor } from "#site/data/api-client.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { loadProject } from "#site/data/load-project.ts";
import { siteOriginContext } from "#site/data/request-context.ts";
import { qrCodeResponse } from "#site/routes/files/qr-code.server.ts";
import type { Route } from "./+types/project-qr-code.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  await loadProject(apiFor(context, locale), locale, params, "/code.svg");
  return qrCodeResponse(context.get(siteOriginContext) + linkTo(locale, "project", params));
}
