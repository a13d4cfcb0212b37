import { expect, test } from "vitest";
import { createApi, type ApiFailure } from "#api/create-api.ts";
import { openCatalog } from "#catalog/open-catalog.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { sharedDemoDatabase } from "#tests/support/demo-database.ts";

describeOnEngines("answers are validated against the contract", (_openTestDatabase, engine) => {
  /** An API whose catalog breaks the contract in its currencies only. */
  async function askCurrencies(spoil: (currency: object) => object) {
    const database = await sharedDemoDatabase(engine);
    const catalog = openCatalog(database, { today: () => "2026-11-21" });
    const failures: ApiFailure[] = [];
    const api = createApi({
      catalog: {
        ...catalog,
        listCurrencies: async (locale) =>
          (await catalog.listCurrencies(locale)).map((one) => spoil(one) as typeof one), // deliberately wrong
      },
      reportFailure: (failure) => failures.push(failure),
    });
    const response = await api.fetch(new Request("http://api.example/api/v1/currencies"));
    return { response, failures };
  }

  test("an answer that breaks the contract becomes a reported 500", async () => {
    const { response, failures } = await askCurrencies((one) => ({ ...one, rate: "1.0" }));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("rate");
    expect(failures).toMatchObject([{ status: 500 }]);
    expect(String(failures[0]?.error)).toContain("rate");
  });

  test("unknown fields are removed and the others follow the contract's order", async () => {
    const { response } = await askCurrencies((one) => ({
      secret: 1,
      ...Object.fromEntries(Object.entries(one).toReversed()),
    }));
    const text = await response.text();
    expect(text).not.toContain("secret");
    expect(text).toMatch(/^\{"content":\[\{"code":"USD","symbol":/);
  });
});
