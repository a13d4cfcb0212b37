const forwardedHeaders = ["Range", "If-Range", "If-None-Match", "If-Modified-Since"];
const returnedHeaders = [
  "Accept-Ranges",
  "Cache-Control",
  "Content-Length",
  "Content-Range",
  "Content-Security-Policy",
  "Content-Type",
  "ETag",
  "Last-Modified",
];
const usableStatuses = new Set([200, 206, 304, 404, 412, 416]);
const timeoutMs = 10_000;

/** Streams a picture or video from the server whose API this process reads. */
export async function fetchMedia(request: Request, apiBaseUrl: string): Promise<Response> {
  const url = new URL(new URL(request.url).pathname, apiBaseUrl);
  const deadline = new AbortController(); // for the headers only; a video may take longer
  const timer = setTimeout(() => deadline.abort(), timeoutMs);
  const headers = pick(request.headers, forwardedHeaders);
  headers.set("Accept-Encoding", "identity");
  try {
    const response = await fetch(url, {
      method: request.method,
      headers,
      redirect: "error",
      signal: AbortSignal.any([request.signal, deadline.signal]),
    });
    if (!usableStatuses.has(response.status) || isPage(response))
      throw new Error("The response is not a file");
    const { status } = response;
    if (status < 400) {
      return new Response(response.body, {
        status,
        headers: pick(response.headers, returnedHeaders),
      });
    }
    deadline.abort(); // the body is not needed
    return new Response(null, { status, headers: pick(response.headers, ["Content-Range"]) });
  } catch {
    deadline.abort(); // drops the rest of the response
    return new Response(null, {
      status: 503,
      headers: { "Retry-After": "5", "Cache-Control": "no-store" },
    });
  } finally {
    clearTimeout(timer);
  }
}

/** A login or error page in place of a picture. */
function isPage({ ok, headers }: Response): boolean {
  return (
    ok && !/^(?:image|video|text\/vtt|application\/pdf)\b/.test(headers.get("Content-Type") ?? "")
  );
}

function pick(headers: Headers, names: readonly string[]): Headers {
  const picked = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
}
