import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createSecurityHeaders } from "#server/security/security-headers.ts";

const isOwnScript = (script: string) => !script.includes("strange");
const plain = createSecurityHeaders({ https: false, development: false, isOwnScript });
const policyOf = (html: string) => plain.policyFor(Buffer.from(html));
const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("a page's policy names every inline script of it and no other source of scripts", () => {
  const policy = policyOf(
    `<script>a("<b>")</script><script src="/x.js"></script><script type="module" async="">import "/y";\n</script>`,
  );
  expect(policy).toContain(`script-src 'self' ${hashOf('a("<b>")')} ${hashOf('import "/y";\n')}`);
  expect(policy.match(/sha256/g)).toHaveLength(2);
});

test("a script that is none of the site's own gets no leave, wherever it came from", () => {
  expect(policyOf(`<p><script>strange()</script></p><script>own()</script>`)).toSatisfy(
    (policy: string) => policy.endsWith(`script-src 'self' ${hashOf("own()")}`),
  );
});

test("a greater-than sign in an attribute does not end the tag", () => {
  expect(policyOf(`<script data-x="a>b">c()</script>`)).toContain(hashOf("c()"));
});

test("scripts are hashed as the bytes that they are sent as", () => {
  expect(policyOf(`<script>a("Москва 上海")</script>`)).toContain(hashOf('a("Москва 上海")'));
});

test("data in a script, or none at all, is not run and needs no leave", () => {
  expect(policyOf(`<script type="application/ld+json">{}</script>`)).not.toContain("sha256");
  expect(policyOf(`<script type="application/json" data-type="data">[]</script>`)).not.toContain(
    "sha256",
  );
  expect(policyOf(`<script src="/a.js"></script><script></script>`)).not.toContain("sha256");
  expect(policyOf(`<script type="text/later"></script>`)).not.toContain("sha256");
});

test("nothing inline is allowed but style attributes", () => {
  const policy = policyOf("<p>");
  expect(policy.match(/[\w-]+ [^;]*unsafe-inline/g)).toEqual(["style-src-attr 'unsafe-inline"]);
  for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
    expect(policy).toContain(rule);
  }
});

test("browsers are told to stay on TLS only where the site is served over it", () => {
  const https = createSecurityHeaders({ https: true, development: false, isOwnScript });
  expect(https.always).toHaveProperty("Strict-Transport-Security");
  expect(https.policyFor(Buffer.from(""))).toContain("upgrade-insecure-requests");
  expect(plain.always).not.toHaveProperty("Strict-Transport-Security");
  expect(policyOf("")).not.toContain("upgrade-insecure-requests");
});
