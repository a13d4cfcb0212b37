/** JSON for the contact dialog, which fetches it when it opens. */
import { apiFor } from "#site/data/api-client.ts";
import type { DialogContent } from "#site/features/enquiry/dialog/load-contact-dialog.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { loadPrivacyVersion } from "#site/data/privacy-version.ts";
import { routeMiddleware } from "#site/data/route-middleware.ts";
import type { Route } from "./+types/contact-dialog.ts";

export const middleware = routeMiddleware("noindex");

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiFor(context, localeOfPath(url.pathname));
  const [version, contact] = await Promise.all([
    loadPrivacyVersion(api),
    api.getOptional("page", { params: { slug: "contact-us" } }),
  ]);
  // Without the version no form is shown, because nobody could agree to it.
  if (version === null) return new Response(null, { status: 503 });
  const content: DialogContent = {
    privacyVersion: version,
    picture: contact?.hero.image ?? null,
  };
  return Response.json(content);
}
