import { RouterContextProvider, type MiddlewareFunction } from "react-router";
import { expect, test } from "vitest";
import { type MiddlewareName, routeMiddleware } from "#site/data/route-middleware.ts";

test("noindex adds its header to any response", async () => {
  const [noindex] = routeMiddleware("noindex");
  for (const status of [200, 404]) {
    const answer = await run(noindex, new Response("BEGIN:VCALENDAR", { status }));
    expect(answer?.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(answer?.status).toBe(status);
  }
});

test("an unknown middleware name fails the request, not the module", () => {
  for (const name of ["auth", "toString"]) {
    const [unknown] = routeMiddleware(name as MiddlewareName); // refused by the compiler
    expect(() => run(unknown, new Response())).toThrow(`Unknown middleware: ${name}`);
  }
});

function run(middleware: MiddlewareFunction<Response> | undefined, answer: Response) {
  const request = new Request("http://sahil.example/en");
  const context = new RouterContextProvider();
  const url = new URL(request.url);
  return middleware?.({ request, url, context, params: {}, pattern: "/en" }, async () => answer);
}
