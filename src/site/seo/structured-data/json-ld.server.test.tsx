import { renderToStaticMarkup } from "react-dom/server";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { JsonLd, addJsonLd } from "./json-ld.server.tsx";

test("a page's JSON-LD is one script element that no text can close", () => {
  const context = new RouterContextProvider();
  const renderJsonLd = () => renderToStaticMarkup(<JsonLd context={context} />);
  expect(renderJsonLd()).toBe("");
  addJsonLd(context, { "@type": "Thing", name: "</script><b>" });
  addJsonLd(context, { "@type": "Thing", name: "كاديكوي" });
  const script = renderJsonLd();
  expect(script.match(/</g)).toHaveLength(2);
  const [, graph = ""] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(script) ?? [];
  expect(JSON.parse(graph)).toEqual({
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "Thing", name: "</script><b>" },
      { "@type": "Thing", name: "كاديكوي" },
    ],
  });
});
