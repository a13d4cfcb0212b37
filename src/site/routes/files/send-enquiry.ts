/** Receives forms sent by script and answers with JSON; a visit by URL is redirected to the form. */
import { redirect } from "react-router";
import type { EnquiryOutcome } from "#contract/enquiry/outcome.ts";
import { linkTo } from "#domain/links.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { readForm } from "#site/data/receive-enquiry/read-form.server.ts";
import { receiveForm } from "#site/data/receive-enquiry/receive-form.server.ts";
import { outcomeHeaders, outcomeStatus } from "#site/data/receive-enquiry/outcome-status.server.ts";
import type { Route } from "./+types/send-enquiry.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await receiveForm(await readForm(request), request, context);
  return Response.json(outcome satisfies EnquiryOutcome, {
    status: outcomeStatus(outcome),
    headers: outcomeHeaders(outcome),
  });
}

export function loader({ url }: Route.LoaderArgs) {
  return redirect(linkTo(localeOfPath(url.pathname), "enquiry", {}), {
    status: 303,
    headers: { "Cache-Control": "no-store" },
  });
}
