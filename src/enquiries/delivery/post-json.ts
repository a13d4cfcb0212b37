import { DeliveryFault } from "#enquiries/delivery/target.ts";

interface Post {
  url: string;
  body: string;
  headers?: Readonly<Record<string, string>>;
  signal: AbortSignal;
}

/** The body is read only to make sure that the response is complete. */
const maxBodyBytes = 64 * 1024;

/**
 * Posts JSON. Resolves for a complete 2xx response; everything else, redirects included, rejects with a `DeliveryFault` that
 * names the status or the system's error code.
 */
export async function postJson({ url, body, headers, signal }: Post): Promise<void> {
  const response = await orDeliveryFault(
    fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": "Sahil", ...headers },
      body,
      signal,
      redirect: "manual",
    }),
  );
  await orDeliveryFault(readBody(response));
  if (response.ok) return;
  throw new DeliveryFault(`HTTP ${response.status}`, { retryAfterSeconds: retryAfterOf(response) });
}

async function orDeliveryFault<Result>(attempt: Promise<Result>): Promise<Result> {
  try {
    return await attempt;
  } catch (error) {
    throw new DeliveryFault(`no answer: ${codeOf(error)}`, { cause: error });
  }
}

async function readBody(response: Response): Promise<void> {
  let read = 0;
  for await (const chunk of response.body ?? []) {
    read += chunk.byteLength;
    if (read >= maxBodyBytes) break;
  }
}

/** `fetch` puts the system's error in `cause`. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.cause instanceof AggregateError) return codeOf(error.cause.errors[0]);
  if (error.cause instanceof Error) return codeOf(error.cause);
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

/** `Retry-After`, in seconds or as a date; null where there is none. */
function retryAfterOf({ headers }: Response): number | null {
  const text = headers.get("retry-after");
  if (text === null) return null;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const seconds = Math.ceil((Date.parse(text) - Date.now()) / 1_000);
  return seconds > 0 ? seconds : null;
}
