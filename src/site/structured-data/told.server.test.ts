import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { structuredData, tell } from "./told.server.ts";

test("what is told of a page stands in one script, which no text can end", () => {
  const context = new RouterContextProvider();
  expect(structuredData(context)).toBe("");
  tell(context, { "@type": "Thing", name: "</script><b>" });
  tell(context, { "@type": "Thing", name: "كاديكوي" });
  const script = structuredData(context);
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
