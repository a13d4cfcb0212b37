import { calls, type CallResponse, type CallName } from "#contract/calls.ts";
import type { Catalog } from "#catalog/open-catalog.ts";
import { withdrawn } from "#catalog/read-context.ts";
import { handlers, type CallRequest, type Handler } from "#api/handlers.ts";

/** `gone` is content that has been withdrawn. */
export type CallReply<Name extends CallName = CallName> =
  | { outcome: "found"; content: CallResponse<Name> }
  | { outcome: "missing" }
  | { outcome: "gone" };

/** Answers a validated call from the catalog. Rejects where the database is unavailable. */
export async function handleCall<Name extends CallName>(
  catalog: Catalog,
  name: Name,
  request: CallRequest<Name>,
): Promise<CallReply<Name>> {
  const handle: Handler<Name> = handlers[name];
  const content = await handle(catalog, request);
  if (content === null) return { outcome: "missing" };
  if (content !== withdrawn) {
    // Parsing drops fields that the contract does not have.
    return { outcome: "found", content: calls[name].response.parse(content) as CallResponse<Name> }; // by this call's own schema
  }
  const slugs = Object.values<string>(request.params);
  const isRedirected = await catalog.hasFormerSlug(request.locale, slugs);
  return { outcome: isRedirected ? "missing" : "gone" };
}
