import { expect, test } from "vitest";
import { keyPages } from "#tests/e2e/support/key-pages.ts";
import { visit } from "#tests/http/support/site.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

for (const language of testedLanguages) {
  test(`no kind of page sets a cookie: ${language}`, async () => {
    for (const [name, path] of Object.entries(keyPages(language))) {
      const { headers } = await visit(path);
      expect(headers.has("set-cookie"), `on ${name}`).toBe(false);
    }
  });

  test(`every kind of page has security headers: ${language}`, async () => {
    for (const [name, path] of Object.entries(keyPages(language))) {
      const { headers } = await visit(path);
      expect(Object.fromEntries(headers), `on ${name}`).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "permissions-policy": expect.stringContaining("geolocation=()"),
        "cross-origin-opener-policy": "same-origin",
      });
      const policy = headers.get("content-security-policy") ?? "";
      for (const rule of [
        "default-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "object-src 'none'",
      ]) {
        expect(policy, `on ${name}`).toContain(rule);
      }
      expect(policy, `on ${name}`).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}=')*$/);
      expect(policy.replace("style-src-attr 'unsafe-inline'", ""), `on ${name}`).not.toContain(
        "unsafe",
      );
    }
  });
}
