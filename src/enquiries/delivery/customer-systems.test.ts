import { expect, test } from "vitest";
import { bitrix24Target } from "#enquiries/delivery/bitrix24.ts";
import { hubspotTarget } from "#enquiries/delivery/hubspot.ts";
import { kommoTarget } from "#enquiries/delivery/kommo.ts";
import type { Target } from "#enquiries/delivery/target.ts";
import { exampleMessage } from "#tests/support/example-enquiry.ts";
import { openReceiver } from "#tests/support/receiver.ts";

const siteUrl = "https://sahil.example";

async function sent(make: (origin: string) => Target, message = exampleMessage()) {
  const receiver = await openReceiver((response) => response.writeHead(200).end("{}"));
  await make(new URL(receiver.url).origin).deliver(message, AbortSignal.timeout(5_000));
  const [request] = receiver.received;
  if (request === undefined) throw new Error("Nothing was sent");
  const json: unknown = JSON.parse(request.body);
  return { ...request, json };
}

test("HubSpot gets the fields of its form, the page and the consent", async () => {
  const settings = { portalId: "123", formId: "0f1e" };
  const { path, json } = await sent((origin) => hubspotTarget(settings, siteUrl, origin));
  expect(path).toBe("/submissions/v3/integration/submit/123/0f1e");
  expect(json).toEqual({
    fields: [
      { objectTypeId: "0-1", name: "firstname", value: "ليلى الحارثي" },
      { objectTypeId: "0-1", name: "email", value: "layla@example.com" },
      { objectTypeId: "0-1", name: "phone", value: "+966501234567" },
      {
        objectTypeId: "0-1",
        name: "message",
        value: expect.stringContaining("هل يمكن الزيارة صباحًا؟"),
      },
    ],
    context: { pageUri: "https://sahil.example/ar/turkey/istanbul/bosphorus-terraces" },
    legalConsentOptions: {
      consent: { consentToProcess: true, text: "Privacy policy of 2026-11-01" },
    },
  });
});

test("Bitrix24 gets a lead that names its origin, and no markup of the visitor's", async () => {
  const message = exampleMessage({
    message: "<img src=x onerror=alert(1)> [url=//evil.example]free[/url]",
  });
  const { path, json } = await sent(
    (url) => bitrix24Target({ url: `${url}/rest/1/key` }, null),
    message,
  );
  expect(path).toBe("/rest/1/key/crm.lead.add.json");
  expect(json).toMatchObject({
    fields: {
      TITLE: "SHL-7K3M9QXT · Viewing · Bosphorus Terraces",
      NAME: "ليلى الحارثي",
      PHONE: [{ VALUE: "+966501234567", VALUE_TYPE: "MOBILE" }],
      EMAIL: [{ VALUE: "layla@example.com", VALUE_TYPE: "WORK" }],
      COMMENTS: expect.stringContaining(
        "&lt;img src=x onerror=alert(1)&gt; ［url=//evil.example］free［/url］",
      ),
      ORIGIN_ID: "SHL-7K3M9QXT",
      UTM_SOURCE: "google",
    },
  });
});

test("Kommo gets a bare list of one incoming lead, with its token", async () => {
  const { path, headers, json } = await sent((url) => kommoTarget({ url, token: "tk" }, siteUrl));
  expect(path).toBe("/api/v4/leads/unsorted/forms");
  expect(headers.authorization).toBe("Bearer tk");
  expect(json).toMatchObject([
    {
      source_uid: "SHL-7K3M9QXT",
      source_name: "Sahil",
      metadata: {
        form_id: "viewing",
        form_page: "https://sahil.example/ar/turkey/istanbul/bosphorus-terraces",
        form_sent_at: 1_795_249_800,
        referer: "https://www.google.com/",
      },
      _embedded: {
        leads: [{ name: "SHL-7K3M9QXT · Viewing · Bosphorus Terraces" }],
        contacts: [
          {
            name: "ليلى الحارثي",
            custom_fields_values: [
              { field_code: "PHONE", values: [{ value: "+966501234567", enum_code: "WORK" }] },
              { field_code: "EMAIL", values: [{ value: "layla@example.com", enum_code: "WORK" }] },
            ],
          },
        ],
      },
    },
  ]);
});

test("a partner's company reaches all three", async () => {
  const partnership = {
    company: "Göksu İnşaat",
    country: "TR",
    website: "https://goksu.example",
    role: "Partner",
    kind: "developer" as const,
  };
  const message = exampleMessage({ kind: "partnership", visit: null, partnership });
  const settings = { portalId: "1", formId: "2" };
  for (const make of [
    (origin: string) => hubspotTarget(settings, null, origin),
    (url: string) => bitrix24Target({ url }, null),
    (url: string) => kommoTarget({ url, token: "tk" }, null),
  ]) {
    expect((await sent(make, message)).body).toContain("Göksu İnşaat");
  }
});
