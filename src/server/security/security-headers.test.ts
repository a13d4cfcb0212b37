import { expect, test } from "vitest";
import { createSecurityHeaders } from "#server/security/security-headers.ts";

const plain = createSecurityHeaders({ https: false, development: false });

test("a page's policy names its inline scripts and no other source of scripts", () => {
  const policy = plain.policyFor(["'sha256-one'", "'sha256-two'"]);
  expect(policy).toMatch(/script-src 'self' 'sha256-one' 'sha256-two'$/);
  expect(plain.policyFor([])).toMatch(/script-src 'self'$/);
});

test("only style attributes are allowed inline", () => {
  const policy = plain.policyFor([]);
  expect(policy.match(/[\w-]+ [^;]*unsafe-inline/g)).toEqual(["style-src-attr 'unsafe-inline"]);
  for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
    expect(policy).toContain(rule);
  }
});

test("Strict-Transport-Security is sent only over TLS", () => {
  const https = createSecurityHeaders({ https: true, development: false });
  expect(https.always).toHaveProperty("Strict-Transport-Security");
  expect(https.policyFor([])).toContain("upgrade-insecure-requests");
  expect(plain.always).not.toHaveProperty("Strict-Transport-Security");
  expect(plain.policyFor([])).not.toContain("upgrade-insecure-requests");
});
