import { SMTPServer, type SMTPServerAddress } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { emailHtml } from "#enquiries/delivery/email-html.ts";
import { emailTarget } from "#enquiries/delivery/email.ts";
import { exampleMessage } from "#tests/support/example-enquiry.ts";

interface Mail {
  to: string[];
  raw: string;
}

const siteUrl = "https://sahil.example";

/** A local SMTP server; `onRecipient` may refuse a recipient or never answer. */
async function openMailServer(
  onRecipient: (address: SMTPServerAddress, answer: (error?: Error) => void) => void = (
    _,
    answer,
  ) => answer(),
) {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (address, _session, callback) => onRecipient(address, callback),
    onData(stream, session, callback) {
      const mail = { to: session.envelope.rcptTo.map(({ address }) => address), raw: "" };
      stream.setEncoding("utf8").on("data", (chunk: string) => (mail.raw += chunk));
      stream.on("end", () => {
        mails.push(mail);
        callback();
      });
    },
  });
  server.on("error", () => undefined); // a client disconnected
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `smtp://127.0.0.1:${port}`, mails };
}

function targetAt(smtpUrl: string) {
  const settings = {
    smtpUrl,
    from: "site@sahil.example",
    to: ["dubai@sahil.example", "b@c.example"],
  };
  return emailTarget(settings, siteUrl);
}

async function sent(message = exampleMessage()) {
  const { url, mails } = await openMailServer();
  await targetAt(url).deliver(message, AbortSignal.timeout(5_000));
  const [mail] = mails;
  if (mail === undefined) throw new Error("Nothing was sent");
  const headers = mail.raw.slice(0, mail.raw.indexOf("\r\n\r\n")).replaceAll(/\r\n[ \t]+/g, " ");
  return { ...mail, headers: headers.split("\r\n") };
}

test("a mail names the enquiry, has the visitor as Reply-To and the same id on each attempt", async () => {
  const { to, headers, raw } = await sent();
  expect(to).toEqual(["dubai@sahil.example", "b@c.example"]);
  expect(headers).toContain("Reply-To: layla@example.com");
  expect(headers).toContain("Message-ID: <SHL-7K3M9QXT@sahil.example>");
  expect(headers.find((header) => header.startsWith("Subject: "))).toMatch(/SHL-7K3M9QXT/);
  expect(raw).toMatch(/^Content-Type: text\/plain/m);
  expect(raw).toMatch(/^Content-Type: text\/html/m);
  expect((await sent()).headers).toContain("Message-ID: <SHL-7K3M9QXT@sahil.example>");
});

test.each([
  "a@b.example\r\nBcc: victim@example.com",
  "a@b.example, victim@example.com",
  "Victim <victim@example.com>",
])("the address %j is no Reply-To and adds no header", async (email) => {
  const { headers, to } = await sent(exampleMessage({ email, name: "A\r\nBcc: v@example.com" }));
  expect(headers.filter((header) => /^(?:Reply-To|Bcc|Cc):/i.test(header))).toEqual([]);
  expect(to).toEqual(["dubai@sahil.example", "b@c.example"]);
});

test("a name of a project with line breaks adds no header", async () => {
  const project = { ref: null, name: "X\r\nBcc: victim@example.com", path: "a/b/c" };
  const { headers } = await sent(exampleMessage({ project }));
  expect(headers.some((header) => header.startsWith("Bcc:"))).toBe(false);
});

test("visitors' input is escaped", () => {
  const hostile = `<script>alert(1)</script>"'&`;
  const firstTouch = { referrer: hostile, landing: hostile, campaign: { utm_source: hostile } };
  const partnership = {
    company: hostile,
    country: hostile,
    website: hostile,
    role: hostile,
    kind: "other" as const,
  };
  const message = exampleMessage({
    name: hostile,
    phone: hostile,
    email: hostile,
    message: hostile,
    page: hostile,
    timeZone: hostile,
    project: { ref: hostile, name: hostile, path: hostile },
    questionnaire: { [hostile]: hostile },
    firstTouch,
    partnership,
  });
  const html = emailHtml(message, siteUrl);
  expect(html).not.toMatch(/<script|"'&(?!amp;)/);
  expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThanOrEqual(14);
});

test("each value has its own text direction, the message too", () => {
  const html = emailHtml(exampleMessage(), siteUrl);
  expect(html).toMatch(/<p dir="auto"[^>]*>نبحث عن شقة/);
  expect(html).toContain("<bdi>ليلى الحارثي</bdi>");
});

test("a page is a link only where it stays on the site", () => {
  const pages = ["/ar/turkey", "@evil.example/", "//evil.example/", "javascript:alert(1)"];
  const links = pages.map(
    (page) => /Sent from.*?href="([^"]*)"/.exec(emailHtml(exampleMessage({ page }), siteUrl))?.[1],
  );
  expect(links.filter((link) => link !== undefined && !link.startsWith(`${siteUrl}/`))).toEqual([]);
  expect(links[0]).toBe("https://sahil.example/ar/turkey");
});

test("a refusal is reported by its code, without the server's text", async () => {
  const { url } = await openMailServer((address, answer) =>
    answer(Object.assign(new Error(`no ${address.address} here`), { responseCode: 550 })),
  );
  const delivery = targetAt(url).deliver(exampleMessage(), AbortSignal.timeout(5_000));
  await expect(delivery).rejects.toThrow(/^mail: EENVELOPE 550$/);
});

test("a mail server that never answers times out", async () => {
  const { url, mails } = await openMailServer(() => undefined);
  const delivery = targetAt(url).deliver(exampleMessage(), AbortSignal.timeout(100));
  await expect(delivery).rejects.toThrow("mail: EABORT");
  expect(mails).toEqual([]);
});

test("a password is not sent to a server that cannot encrypt", async () => {
  const { url } = await openMailServer();
  const target = targetAt(url.replace("//", "//user:password@"));
  await expect(target.deliver(exampleMessage(), AbortSignal.timeout(5_000))).rejects.toThrow(
    /^mail: ETLS 500$/,
  );
});
