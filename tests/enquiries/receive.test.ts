import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import type { Receipt } from "#contract/enquiry/receiver.ts";
import { EnquiryContext, Enquiry } from "#contract/enquiry/enquiry.ts";
import type { Database } from "#database/schema.ts";
import { enquiryReference } from "#domain/enquiry.ts";
import { type EnquiriesOptions, openEnquiries } from "#enquiries/open-enquiries.ts";
import { noLimits, exampleSubmission } from "#tests/enquiries/submissions.ts";
import { describeOnEngines } from "#tests/support/databases.ts";

const noon = new Date("2026-11-21T12:00:00.000Z");
const at = (seconds: number) => () => new Date(noon.getTime() + seconds * 1000);

function receiver(database: Kysely<Database>, options: Partial<EnquiriesOptions> = {}) {
  return openEnquiries(database, {
    targets: ["webhook", "email", "hubspot"],
    limits: noLimits,
    now: () => noon,
    ...options,
  });
}

function referenceOf(receipt: Receipt): string {
  if (receipt.outcome !== "accepted") throw new Error(`The receiver answered ${receipt.outcome}`);
  return receipt.reference;
}

describeOnEngines("receiving", (openTestDatabase) => {
  test("stores an accepted enquiry verbatim, with a delivery for each target", async () => {
    const database = await openTestDatabase();
    const submission = exampleSubmission({
      enquiry: {
        kind: "viewing",
        name: "نورة الحربي 王",
        message: 'Two lines\n"quoted" — 👋',
        visit: { kind: "video-call", day: "2026-11-24", time: "10:30", timeZone: "Asia/Dubai" },
      },
      context: {
        project: { ref: "IST-1042", name: "Bosphorus", path: "turkey/istanbul/bosphorus-terraces" },
        questionnaire: { budget: "500000" },
        firstTouch: { referrer: null, landing: "/en", campaign: { utm_source: "yandex" } },
      },
    });
    const enquiries = receiver(database);
    const receipt = await enquiries.receive(submission);
    expect(receipt).toEqual({
      outcome: "accepted",
      reference: expect.stringMatching(enquiryReference),
      repeated: false,
    });
    const found = await enquiries.find(referenceOf(receipt));
    expect(found).toMatchObject({ receivedAt: noon.toISOString() });
    expect(Enquiry.parse(found?.enquiry)).toEqual(submission.enquiry);
    expect(EnquiryContext.parse(found?.context)).toEqual(submission.context);
    expect(found?.deliveries).toEqual(
      ["webhook", "email", "hubspot"].map((target) => ({
        id: expect.any(Number),
        target,
        state: "waiting",
        attempts: 0,
        dueAt: noon.toISOString(),
        firstDueAt: noon.toISOString(),
        deliveredAt: null,
        lastFault: null,
      })),
    );
  });

  test("a launch notification is not delivered to HubSpot", async () => {
    const enquiries = receiver(await openTestDatabase());
    const subscription = { kind: "opening", name: null, phone: null, message: null } as const;
    const reference = referenceOf(
      await enquiries.receive(exampleSubmission({ enquiry: subscription })),
    );
    const targets = (await enquiries.find(reference))?.deliveries.map(({ target }) => target);
    expect(targets).toEqual(["webhook", "email"]);
  });

  test("the same key posted twenty times at once is one enquiry with one reference", async () => {
    const database = await openTestDatabase();
    let accepted = 0;
    const enquiries = receiver(database, { onAccepted: () => accepted++ });
    const submission = exampleSubmission();
    const receipts = await Promise.all(
      Array.from({ length: 20 }, () => enquiries.receive(submission)),
    );
    expect(new Set(receipts.map(referenceOf)).size).toBe(1);
    expect(receipts.filter((receipt) => !("repeated" in receipt && receipt.repeated)).length).toBe(
      1,
    );
    expect(accepted).toBe(1);
    const [only, ...more] = await enquiries.list({ limit: 10 });
    expect(more).toEqual([]);
    expect(only?.deliveries).toHaveLength(3);
  });

  test("the same content in another language of the page is the same, a corrected text is not", async () => {
    const enquiries = receiver(await openTestDatabase());
    const key = crypto.randomUUID();
    const first = referenceOf(await enquiries.receive(exampleSubmission({ key })));
    const arabic = { locale: "ar", page: "/ar/contact-us" } as const;
    const again = await enquiries.receive(exampleSubmission({ key, context: arabic }));
    expect(referenceOf(again)).toBe(first);
    const corrected = await enquiries.receive(
      exampleSubmission({ key, enquiry: { message: "Two." } }),
    );
    expect(referenceOf(corrected)).not.toBe(first);
  });

  test("the same draft from another page is a repeat, whatever its context", async () => {
    const enquiries = receiver(await openTestDatabase());
    const key = crypto.randomUUID();
    const visit = { kind: "in-person", day: "2026-11-25", time: "10:30" } as const;
    const parts = { key, enquiry: { kind: "viewing", message: null } } as const;
    const first = exampleSubmission(parts);
    first.enquiry.visit = { ...visit, timeZone: "Asia/Dubai" };
    const again = exampleSubmission({ ...parts, context: { page: "/en/turkey", timeZone: null } });
    again.enquiry.visit = { ...visit, timeZone: null };
    again.enquiry.consentVersion = "2026-11-20";
    const reference = referenceOf(await enquiries.receive(first));
    expect(await enquiries.receive(again)).toMatchObject({ reference, repeated: true });
    again.enquiry.visit = { ...visit, time: "11:00", timeZone: null };
    expect(await enquiries.receive(again)).toMatchObject({ repeated: false });
    const project = { ref: null, name: null, path: "uae/dubai/marina-arc" };
    const resubmitted = exampleSubmission({ ...parts, context: { project } });
    resubmitted.enquiry.visit = first.enquiry.visit;
    expect(await enquiries.receive(resubmitted)).toMatchObject({ repeated: false });
  });

  test("a launch notification is a repeat in another language, but not for another page", async () => {
    const enquiries = receiver(await openTestDatabase());
    const subscribe = (page: string, answerLocale: "en" | "ar") =>
      enquiries.receive(
        exampleSubmission({
          key: "one",
          enquiry: { kind: "opening", name: null, phone: null, message: null, answerLocale },
          context: { page },
        }),
      );
    const reference = referenceOf(await subscribe("/en/syria", "en"));
    expect(await subscribe("/ar/syria", "ar")).toMatchObject({ reference, repeated: true });
    expect(await subscribe("/en/coming-soon", "en")).toMatchObject({ repeated: false });
  });

  test("without a key, identical enquiries are repeats for half a day at least, from any address", async () => {
    const database = await openTestDatabase();
    const send = async (seconds: number, address: string) =>
      referenceOf(
        await receiver(database, { now: at(seconds) }).receive(
          exampleSubmission({ key: null, address }),
        ),
      );
    const first = await send(12 * 3600 - 1, "203.0.113.7");
    expect(await send(12 * 3600 + 1, "198.51.100.9")).toBe(first);
    expect(await send(23 * 3600, "203.0.113.7")).toBe(first);
    expect(await send(49 * 3600, "203.0.113.7")).not.toBe(first);
  });

  test("enquiries of an address are limited per window, with the time to retry", async () => {
    const database = await openTestDatabase();
    const limits = { perAddress: [{ max: 3, seconds: 60 }], perPhone: [] };
    const send = (seconds: number, address = "2001:db8:1:2::1") =>
      receiver(database, { limits, now: at(seconds) }).receive(exampleSubmission({ address }));
    for (const second of [0, 1, 2]) expect(await send(second)).toMatchObject({ repeated: false });
    const refused = { outcome: "too-many", retryAfterSeconds: 50 };
    expect(await send(10)).toEqual(refused);
    expect(await send(10, "2001:db8:1:2:ffff::9")).toEqual(refused); // the same /64 network
    expect(await send(10, "2001:db8:1:3::1")).toMatchObject({ outcome: "accepted" });
    expect(await send(60)).toMatchObject({ outcome: "accepted" });
    expect(await receiver(database).list({ limit: 10 })).toHaveLength(5);
  });

  test("enquiries of a phone number are limited from any address; repeats do not count", async () => {
    const database = await openTestDatabase();
    const limits = {
      perAddress: [],
      perPhone: [
        { max: 2, seconds: 60 },
        { max: 3, seconds: 600 },
      ],
    };
    const send = (seconds: number, key: string) =>
      receiver(database, { limits, now: at(seconds) }).receive(
        exampleSubmission({ key, address: `198.51.100.${seconds}` }),
      );
    expect(await send(0, "one")).toMatchObject({ repeated: false });
    for (const second of [1, 2, 3])
      expect(await send(second, "one")).toMatchObject({ repeated: true });
    expect(await send(4, "two")).toMatchObject({ repeated: false });
    expect(await send(5, "three")).toEqual({ outcome: "too-many", retryAfterSeconds: 55 });
    expect(await send(61, "three")).toMatchObject({ repeated: false });
    expect(await send(62, "four")).toEqual({ outcome: "too-many", retryAfterSeconds: 538 });
  });

  test("limits hold under concurrent requests", async () => {
    const database = await openTestDatabase();
    const limits = {
      perAddress: [{ max: 10, seconds: 60 }],
      perPhone: [{ max: 7, seconds: 60 }],
    };
    const receivers = [receiver(database, { limits }), receiver(database, { limits })];
    const receipts = await Promise.all(
      receivers.flatMap(({ receive }) =>
        Array.from({ length: 20 }, () => receive(exampleSubmission())),
      ),
    );
    expect(receipts.filter(({ outcome }) => outcome === "accepted")).toHaveLength(7);
    expect(await receiver(database).list({ limit: 100 })).toHaveLength(7);
  });

  test("expired windows are removed, and no address is stored in plain text", async () => {
    const database = await openTestDatabase();
    const limits = { perAddress: [{ max: 9, seconds: 60 }], perPhone: [{ max: 9, seconds: 60 }] };
    await receiver(database, { limits }).receive(exampleSubmission());
    const before = await database.selectFrom("enquiry_limit").selectAll().execute();
    expect(before).toHaveLength(2);
    expect(JSON.stringify(before)).not.toMatch(/203\.0|96650/);
    const other = exampleSubmission({
      address: "198.51.100.1",
      enquiry: { phone: "+905321234567" },
    });
    await receiver(database, { limits, now: at(3600) }).receive(other);
    const after = await database.selectFrom("enquiry_limit").select("expires_at").execute();
    expect(after).toEqual([1, 2].map(() => ({ expires_at: "2026-11-21T13:01:00.000Z" })));
  });
});
