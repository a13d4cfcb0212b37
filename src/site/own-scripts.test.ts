import { expect, test } from "vitest";
import { isOwnScript } from "#site/own-scripts.ts";
import { onceConnected } from "#site/offline/once-connected.ts";
import { whenHomesAreKept } from "#site/parts/kept-homes/when-homes-are-kept.ts";
import { routerBeginning, routerEnding } from "#site/router-scripts.ts";
import { whenScriptsAreLost } from "#site/when-scripts-are-lost.ts";

/** As React Router 8.4 writes it. */
const module = `import "/assets/manifest-9255911e-ar.js";
import * as route0 from "/assets/root-Bhh4l4wc.js";
import * as route1 from "/assets/language-B50i61qN.js";
  
  window.__reactRouterRouteModules = {"root":route0,"locale___ar":route1};

import("/assets/entry.client-CAXJLzR8.js");`;
const told = String.raw`window.__reactRouterContext.streamController.enqueue("[{\"_1\":2}]\n");`;

test.each([whenScriptsAreLost, whenHomesAreKept, onceConnected, module])(
  "leave is given to %s",
  (script) => {
    expect(isOwnScript(script)).toBe(true);
  },
);

test.each([
  "steal()",
  `${whenScriptsAreLost};steal()`,
  `${module}steal()`,
  `steal();${module}`,
  module.replace("/assets/entry", "https://evil.example/assets/entry"),
  module.replace("/assets/entry", "//evil.example/entry"),
  module.replace("/assets/root", "/media/root"),
  module.replace("/assets/root", "/assets/../media/root"),
  module.replace(":route1}", ":steal()}"),
  routerBeginning,
  routerEnding,
  told,
])("none is given to %s", (script) => {
  expect(isOwnScript(script)).toBe(false);
});
