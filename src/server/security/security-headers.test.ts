import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createSecurityHeaders } from "#server/security/security-headers.ts";

const plain = createSecurityHeaders({ https: false, development: false });
const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("a page's policy names every inline script of it and no other source of scripts", () => {
  const policy = plain.policyFor(
    `<script>a("<b>")</script><script src="/x.js"></script><script type="module" async="">import "/y";\n</script>`,
  );
  expect(policy).toContain(`script-src 'self' ${hashOf('a("<b>")')} ${hashOf('import "/y";\n')}`);
  expect(policy.match(/sha256/g)).toHaveLength(2);
});

test("a greater-than sign in an attribute does not end the tag", () => {
  expect(plain.policyFor(`<script data-x="a>b">c()</script>`)).toContain(hashOf("c()"));
});

test("nothing inline is allowed but style attributes", () => {
  const policy = plain.policyFor("<p>");
  expect(policy.match(/[\w-]+ [^;]*unsafe-inline/g)).toEqual(["style-src-attr 'unsafe-inline"]);
  for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
    expect(policy).toContain(rule);
  }
});

test("browsers are told to stay on TLS only where the site is served over it", () => {
  const https = createSecurityHeaders({ https: true, development: false });
  expect(https.always).toHaveProperty("Strict-Transport-Security");
  expect(https.policyFor("")).toContain("upgrade-insecure-requests");
  expect(plain.always).not.toHaveProperty("Strict-Transport-Security");
  expect(plain.policyFor("")).not.toContain("upgrade-insecure-requests");
});
