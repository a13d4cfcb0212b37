import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describeVariables, EnvironmentError, readEnvironment } from "#environment";

test("an empty environment gives the defaults", () => {
  expect(readEnvironment({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    databaseUrl: "sqlite:data/sahil.db",
    apiBaseUrl: null,
    siteUrl: null,
    trustProxy: { hops: 0 },
    today: null,
    pageCacheBytes: 32 * 1024 * 1024,
    searchLimits: [{ max: 300, seconds: 60 }],
  });
});

test("an empty or blank value counts as not set", () => {
  expect(readEnvironment({ PORT: "", HOST: " " })).toMatchObject({ port: 3000, host: "127.0.0.1" });
});

test.each([
  ["PORT", "http"],
  ["PORT", "65536"],
  ["PORT", "-1"],
  ["HOST", "http://localhost"],
  ["DATABASE_URL", "mysql://localhost/sahil"],
  ["DATABASE_URL", "sqlite:"],
  ["API_BASE_URL", "127.0.0.1:4000/api/v1"],
  ["API_BASE_URL", "ftp://example.com"],
  ["SITE_URL", "https://sahil.example/en"],
  ["SITE_URL", "sahil.example"],
  ["TRUST_PROXY", "yes"],
  ["TRUST_PROXY", "10.0.0.0/40"],
  ["TODAY", "2026-02-30"],
  ["TODAY", "tomorrow"],
  ["LOG_LEVEL", "loud"],
  ["PAGE_CACHE_MB", "1.5"],
  ["SEARCHES_PER_ADDRESS", "0"],
  ["SHUTDOWN_SECONDS", "coming_soon"],
  ["INDEXNOW_KEY", "short"],
  ["INDEXNOW_KEY", "../../etc/passwd"],
  ["INDEXNOW_URL", "api.indexnow.org"],
])("%s=%s is refused in one sentence that names the variable", (name, value) => {
  const read = () => readEnvironment({ [name]: value });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`));
});

test("a password in a wrong address is not repeated", () => {
  const read = () => readEnvironment({ DATABASE_URL: "mysql://sahil:sec@ret@localhost/sahil" });
  expect(read).toThrow("//…@localhost");
});

test("URLs are normalised", () => {
  const environment = readEnvironment({
    API_BASE_URL: "http://127.0.0.1:4000/api/v1/",
    SITE_URL: "https://Sahil.example/",
  });
  expect(environment).toMatchObject({
    apiBaseUrl: "http://127.0.0.1:4000/api/v1",
    siteUrl: "https://sahil.example",
  });
});

test("IndexNow is enabled where there is a key and a public origin", () => {
  const key = { INDEXNOW_KEY: "0f1e2d3c-4b5a" };
  expect(readEnvironment({}).indexNow).toBeNull();
  expect(() => readEnvironment(key)).toThrow("SITE_URL is required with INDEXNOW_KEY.");
  expect(readEnvironment({ ...key, SITE_URL: "https://sahil.example" }).indexNow).toEqual({
    key: "0f1e2d3c-4b5a",
    url: "https://api.indexnow.org/indexnow",
    siteOrigin: "https://sahil.example",
  });
});

test("the parsed environment is frozen", () => {
  expect(Object.isFrozen(readEnvironment({}))).toBe(true);
});

test(".env.example gives every variable with its default", () => {
  const lines = readFileSync(".env.example", "utf8").split("\n");
  const given = lines.filter((line) => line !== "" && !line.startsWith("#"));
  const table = describeVariables().map(([name, { fallback }]) => `${name}=${fallback}`);
  expect(given).toEqual(table);
});

test("docs/operations.md describes every variable", () => {
  const page = readFileSync("docs/operations.md", "utf8");
  for (const [name, { fallback, description }] of describeVariables()) {
    const standard = fallback === "" ? "" : `\`${fallback}\``;
    expect(page).toContain(`| \`${name}\` | ${standard} | ${description} |`);
  }
});
