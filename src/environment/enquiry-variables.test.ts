import { expect, test } from "vitest";
import { describeVariables, EnvironmentError, readEnvironment } from "#environment";

const secrets = new Set(
  describeVariables()
    .filter(([, facts]) => facts.secret)
    .map(([name]) => name),
);
const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

test("without the variables nothing is delivered, and default limits apply", () => {
  expect(readEnvironment({})).toMatchObject({
    delivery: { webhook: null, email: null, hubspot: null, bitrix24: null, kommo: null },
    enquiryLimits: {
      perAddress: [
        { max: 10, seconds: 60 },
        { max: 60, seconds: 86_400 },
      ],
      perPhone: [
        { max: 3, seconds: 60 },
        { max: 20, seconds: 86_400 },
      ],
    },
    enquiryRetentionMonths: 24,
  });
});

test("related variables form one delivery target", () => {
  const { delivery, enquiryLimits } = readEnvironment({
    ENQUIRY_WEBHOOK_URL: "https://crm.sahil.example/in?key=1",
    ENQUIRY_WEBHOOK_SECRET: secret,
    SMTP_URL: "smtps://user:p%40ss@mail.sahil.example:465",
    ENQUIRY_EMAIL_FROM: "site@sahil.example",
    ENQUIRY_EMAIL_TO: "dubai@sahil.example, istanbul@sahil.example",
    HUBSPOT_PORTAL_ID: "1234567",
    HUBSPOT_FORM_ID: "0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0",
    BITRIX24_WEBHOOK_URL: "https://sahil.bitrix24.com/rest/1/key/",
    KOMMO_URL: "https://sahil.kommo.com/",
    KOMMO_TOKEN: "token",
    ENQUIRIES_PER_ADDRESS: "none",
    ENQUIRIES_PER_PHONE: "5/2h",
  });
  expect(delivery).toEqual({
    webhook: { url: "https://crm.sahil.example/in?key=1", secret },
    email: {
      smtpUrl: "smtps://user:p%40ss@mail.sahil.example:465",
      from: "site@sahil.example",
      to: ["dubai@sahil.example", "istanbul@sahil.example"],
    },
    hubspot: { portalId: "1234567", formId: "0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0" },
    bitrix24: { url: "https://sahil.bitrix24.com/rest/1/key" },
    kommo: { url: "https://sahil.kommo.com", token: "token" },
  });
  expect(enquiryLimits).toEqual({ perAddress: [], perPhone: [{ max: 5, seconds: 7_200 }] });
});

test.each([
  ["ENQUIRY_WEBHOOK_SECRET", { ENQUIRY_WEBHOOK_URL: "https://crm.sahil.example/" }],
  ["ENQUIRY_WEBHOOK_URL", { ENQUIRY_WEBHOOK_SECRET: secret }],
  ["ENQUIRY_EMAIL_FROM", { SMTP_URL: "smtp://localhost", ENQUIRY_EMAIL_TO: "team@sahil.example" }],
  ["SMTP_URL", { ENQUIRY_EMAIL_TO: "team@sahil.example" }],
  ["HUBSPOT_FORM_ID", { HUBSPOT_PORTAL_ID: "1" }],
  ["KOMMO_TOKEN", { KOMMO_URL: "https://sahil.kommo.com" }],
])("%s is required when its related variables are set", (missing, source) => {
  const read = () => readEnvironment(source);
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(new RegExp(`^${missing} is required with [A-Z\\d_]+\\.$`));
});

test.each([
  ["ENQUIRY_WEBHOOK_URL", "crm.sahil.example"],
  ["ENQUIRY_WEBHOOK_URL", "https://user:hidden@crm.sahil.example/"],
  ["ENQUIRY_WEBHOOK_SECRET", "hidden"],
  ["ENQUIRY_WEBHOOK_SECRET", "whsec_aGlkZGVu"],
  ["SMTP_URL", "https://user:hidden@mail.sahil.example"],
  ["SMTP_URL", "smtp://user:hidden@mail.sahil.example/?debug=true"],
  ["ENQUIRY_EMAIL_FROM", "site@sahil.example, team@sahil.example"],
  ["ENQUIRY_EMAIL_FROM", "Sahil\nBcc: a@b.example"],
  ["ENQUIRY_EMAIL_TO", "team"],
  ["ENQUIRY_EMAIL_TO", "team@sahil.example,"],
  ["HUBSPOT_PORTAL_ID", "mine"],
  ["HUBSPOT_FORM_ID", "form"],
  ["BITRIX24_WEBHOOK_URL", "sahil.bitrix24.com/rest/1/hidden/"],
  ["KOMMO_URL", "https://sahil.kommo.com/leads"],
  ["KOMMO_TOKEN", "Bearer hidden"],
  ["ENQUIRIES_PER_ADDRESS", "10"],
  ["ENQUIRIES_PER_ADDRESS", "0/1m"],
  ["ENQUIRIES_PER_PHONE", "3/1m,20/1d"],
  ["ENQUIRIES_PER_PHONE", "3/1w"],
  ["ENQUIRY_RETENTION_MONTHS", "0"],
  ["ENQUIRY_RETENTION_MONTHS", "two years"],
] as const)("%s=%s is refused in one sentence, and no secret is repeated", (name, value) => {
  const read = () => readEnvironment({ [name]: value });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(new RegExp(`^${name} must be [^]+\\.$`));
  if (secrets.has(name)) expect(read).not.toThrow(/hidden|aGlkZGVu/);
});
