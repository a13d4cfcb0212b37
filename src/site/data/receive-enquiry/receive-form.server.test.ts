/** Fuzzes the fields that our pages fill in themselves. */
import fc from "fast-check";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { EnquiryContext } from "#contract/enquiry/enquiry.ts";
import {
  apiFaultReportContext,
  apiTransportContext,
  clientAddressContext,
  enquiryReceiverContext,
  incompletePageContext,
  pageFaultReportContext,
  requestIdContext,
} from "#site/data/request-context.ts";
import { readForm } from "#site/data/receive-enquiry/read-form.server.ts";
import { receiveForm } from "#site/data/receive-enquiry/receive-form.server.ts";
import { controlCharacters, hostileText } from "#tests/support/hostile-texts.ts";
import { propertyRuns } from "#tests/support/test-scope.ts";

const validForm = {
  kind: "contact",
  name: "Amina",
  email: "amina@example.org",
  channel: "email",
  consent: "on",
  privacy_version: "2026-11-01",
};

/** What is handed on while the API is unavailable, or else the outcome. */
async function submit(fields: Record<string, string>, cookie: string): Promise<unknown> {
  const context = new RouterContextProvider();
  let handed: EnquiryContext | null = null;
  context.set(apiTransportContext, { call: () => Promise.reject(new Error("away")) });
  context.set(enquiryReceiverContext, {
    receive: async ({ context }) => {
      handed = context;
      return { outcome: "accepted", reference: "SHL-00000000", repeated: false };
    },
  });
  for (const key of [apiFaultReportContext, incompletePageContext]) context.set(key, () => {});
  context.set(pageFaultReportContext, (error) => {
    throw error;
  });
  context.set(clientAddressContext, "203.0.113.7");
  context.set(requestIdContext, "a");
  const request = new Request("http://sahil.example/en/enquiry", {
    method: "POST",
    body: new URLSearchParams({ ...validForm, ...fields }),
    headers: { Cookie: cookie },
  });
  const outcome = await receiveForm(await readForm(request), request, context);
  return handed ?? outcome;
}

function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  JSON.stringify(value, (name, part: unknown) => {
    texts.push(name, ...(typeof part === "string" ? [part] : []));
    return part;
  });
  return texts;
}

const unseen = /[\p{Bidi_Control}\u00AD\u200B\u2060\uFEFF]/u;

test("stored form context has no invisible characters and bounded length", async () => {
  await fc.assert(
    fc.asyncProperty(hostileText, async (text) => {
      const touch = { referrer: text, landing: text, campaign: { utm_source: text, gclid: text } };
      const handed = await submit(
        {
          page: text,
          project: text,
          time_zone: text,
          questionnaire: JSON.stringify({ budget: text, purpose: "home" }),
          first_touch: JSON.stringify(touch),
        },
        `currency=${text.replaceAll(/[^\x20-\x7E\x80-\xFF]/g, "")}`, // characters that a header may hold
      );
      expect(handed).toMatchObject({ locale: "en", page: expect.stringMatching(/^\/[\w/-]+$/) });
      expect(handed).toMatchObject({ currency: expect.stringMatching(/^[A-Z]{3}$/) });
      const wrong = textsIn(handed).filter(
        (line) => controlCharacters.test(line) || unseen.test(line) || line.length > 600,
      );
      expect(wrong).toEqual([]);
    }),
    { numRuns: propertyRuns(10_000) },
  );
}, 240_000);
