import { parseQuestionnaireQuery } from "#contract/questionnaire-query.ts";
import { apiFor } from "#site/data/api-client.ts";
import { loadQuestionnaireContent } from "#site/data/questionnaire-content.server.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { loadPrivacyVersion } from "#site/data/privacy-version.ts";
import { loadVisitor } from "#site/data/visitor.server.ts";
import { routeMiddleware } from "#site/data/route-middleware.ts";
import type { Route } from "./+types/questionnaire-content.ts";

export const middleware = routeMiddleware("noindex");

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const api = apiFor(context, localeOfPath(url.pathname));
  const visitor = await loadVisitor(args);
  const [content, version] = await Promise.all([
    loadQuestionnaireContent(api, parseQuestionnaireQuery(url.searchParams), visitor),
    loadPrivacyVersion(api),
  ]);
  return Response.json({ ...content, privacyVersion: version });
}
