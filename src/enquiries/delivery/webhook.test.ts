import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { EnquiryMessage } from "#contract/enquiry/message.ts";
import { webhookTarget } from "#enquiries/delivery/webhook.ts";
import { exampleMessage } from "#tests/support/example-enquiry.ts";
import { openReceiver, type ReceiverHandler } from "#tests/support/receiver.ts";

const secret = `whsec_${Buffer.from("a key of thirty-two bytes for us").toString("base64")}`;
const deadline = () => AbortSignal.timeout(5_000);

test("the Standard Webhooks library verifies the signature and the whole message", async () => {
  const receiver = await openReceiver();
  await webhookTarget({ url: receiver.url, secret }).deliver(exampleMessage(), deadline());
  const [{ headers, body } = { headers: {}, body: "" }] = receiver.received;
  const verified = new Webhook(secret).verify(body, headers as Record<string, string>); // no header is repeated, so none is an array
  expect(EnquiryMessage.parse(verified)).toEqual(exampleMessage());
  expect(headers).toMatchObject({
    "webhook-id": "SHL-7K3M9QXT",
    "content-type": "application/json",
  });
});

test("a changed body or another key does not verify", async () => {
  const receiver = await openReceiver();
  await webhookTarget({ url: receiver.url, secret }).deliver(exampleMessage(), deadline());
  const [{ headers, body } = { headers: {}, body: "" }] = receiver.received;
  const sent = headers as Record<string, string>; // as above
  expect(() => new Webhook(secret).verify(body.replace("viewing", "contact"), sent)).toThrow(
    "No matching signature",
  );
  expect(() => new Webhook(btoa("another key")).verify(body, sent)).toThrow(
    "No matching signature",
  );
});

const troubles: [string, ReceiverHandler, string][] = [
  ["a fault of its own", (response) => response.writeHead(500).end(), "HTTP 500"],
  ["a refusal", (response) => response.writeHead(410).end("gone"), "HTTP 410"],
  [
    "a redirect",
    (response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
    "HTTP 302",
  ],
  ["a dropped connection", (response) => response.destroy(), "no answer: UND_ERR_SOCKET"],
  [
    "an answer cut short",
    (response) => {
      response.writeHead(200, { "content-length": 1_000 }).write("half");
      setTimeout(() => response.destroy(), 50);
    },
    "no answer: UND_ERR_SOCKET",
  ],
];

test.each(troubles)("%s is a failed delivery", async (_name, react, fault) => {
  const receiver = await openReceiver(react);
  const delivery = webhookTarget({ url: receiver.url, secret }).deliver(
    exampleMessage(),
    deadline(),
  );
  await expect(delivery).rejects.toThrow(fault);
});

test("a receiver that is down is a failed delivery", async () => {
  const receiver = await openReceiver();
  await receiver.close();
  const target = webhookTarget({ url: receiver.url, secret });
  await expect(target.deliver(exampleMessage(), deadline())).rejects.toThrow(
    "no answer: ECONNREFUSED",
  );
});

test.each([
  ["120", 120],
  ["Fri, 01 Jan 2021 00:00:00 GMT", null],
  ["coming_soon", null],
])("Retry-After: %s is understood", async (header, retryAfterSeconds) => {
  const receiver = await openReceiver((response) =>
    response.writeHead(503, { "retry-after": header }).end(),
  );
  const target = webhookTarget({ url: receiver.url, secret });
  await expect(target.deliver(exampleMessage(), deadline())).rejects.toMatchObject({
    message: "HTTP 503",
    retryAfterSeconds,
  });
});

test("an endless response is not read to its end", async () => {
  const receiver = await openReceiver((response) => {
    response.writeHead(200);
    const flood = setInterval(() => response.write("x".repeat(65_536)), 5);
    response.on("close", () => clearInterval(flood));
  });
  await webhookTarget({ url: receiver.url, secret }).deliver(exampleMessage(), deadline());
  expect(receiver.received).toHaveLength(1);
});
