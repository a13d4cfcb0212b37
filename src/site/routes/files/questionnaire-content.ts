import { parseQuestionnaire } from "#contract/questionnaire-query.ts";
import { apiFor } from "#site/data/api-client.ts";
import { questionnaireContent } from "#site/data/questionnaire-content.server.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { privacyVersion } from "#site/data/privacy-version.ts";
import { visitorIn } from "#site/data/visitor.server.ts";
import { named } from "#site/data/route-middleware.ts";
import type { Route } from "./+types/questionnaire-content.ts";

export const middleware = named("not-indexed");

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const api = apiFor(context, localeOfPath(url.pathname));
  const visitor = await visitorIn(args);
  const [content, version] = await Promise.all([
    questionnaireContent(api, parseQuestionnaire(url.searchParams), visitor),
    privacyVersion(api),
  ]);
  return Response.json({ ...content, privacyVersion: version });
}
