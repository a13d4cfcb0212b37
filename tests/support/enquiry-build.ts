/** The enquiry routes in the shape of React Router's build; pages are JSON of their loader and action data. */
import type { EntryContext, ServerBuild } from "react-router";
import * as contextKeys from "#site/data/request-context.ts";
import * as enquiry from "#site/routes/enquiry.tsx";
import * as sendEnquiry from "#site/routes/files/send-enquiry.ts";
import { minimalBuild } from "#tests/support/minimal-build.ts";

function pageAsJson(
  _request: Request,
  status: number,
  headers: Headers,
  { staticHandlerContext: { actionData, loaderData, errors } }: EntryContext,
): Response {
  return Response.json(
    { ...loaderData["enquiry"], ...actionData?.["enquiry"], errors },
    { status, headers },
  );
}

export const enquiryBuild = {
  ...minimalBuild,
  entry: { module: { ...contextKeys, default: pageAsJson } },
  routes: {
    enquiry: { id: "enquiry", path: "en/enquiry", module: enquiry },
    send: {
      id: "send",
      path: "en/enquiry/send",
      module: { action: sendEnquiry.action, loader: sendEnquiry.loader },
    },
  },
} as unknown as ServerBuild; // as far as the request handler reads it
