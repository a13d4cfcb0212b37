/** A site of one route in the shape of React Router's build, which shows what the server passes to a render. */
import { createContext, type LoaderFunctionArgs, type ServerBuild } from "react-router";
import type { EnquiryReceiver } from "#contract/enquiry/receiver.ts";
import { ProjectDetail } from "#contract/project.ts";
import type { ApiFault, ApiTransport } from "#site/data/request-context.ts";

const apiTransportContext = createContext<ApiTransport>();
const siteOriginContext = createContext<string>();
const clientAddressContext = createContext<string>();
const enquiryReceiverContext = createContext<EnquiryReceiver>();
const requestIdContext = createContext<string>();
const todayContext = createContext<string>();
const apiFaultReportContext = createContext<(fault: ApiFault) => void>();
const missingPartContext = createContext<() => void>();

/** Answers `/en` with a line of facts; a project's tagline is read from the API. */
async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const reply = await context.get(apiTransportContext).call({
    name: "project",
    params: { a: "antalya", b: "lara-palms" },
    query: {},
    locale: "en",
    requestId: context.get(requestIdContext),
    signal: request.signal,
  });
  const content = reply.outcome === "found" ? reply.content : null;
  const { tagline } = ProjectDetail.pick({ tagline: true }).parse(content);
  const facts = {
    tagline,
    siteOrigin: context.get(siteOriginContext),
    today: context.get(todayContext),
    url: request.url,
    cookie: request.headers.get("Cookie"),
  };
  return Response.json(facts);
}

const route = { id: "home___en", path: "en", module: { loader } };

const entry = {
  module: {
    default: () => new Response(null, { status: 500 }),
    apiTransportContext,
    clientAddressContext,
    enquiryReceiverContext,
    siteOriginContext,
    requestIdContext,
    todayContext,
    apiFaultReportContext,
    missingPartContext,
  },
};

export const minimalBuild = {
  entry,
  routes: { [route.id]: route },
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
} as unknown as ServerBuild; // as far as the request handler reads it
