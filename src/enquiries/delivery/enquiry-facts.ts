/** An enquiry as labelled lines in English, the same for mail and customer systems. */
import type { EnquiryMessage } from "#contract/enquiry/message.ts";
import type { AnswerChannel, EnquiryKind, PartnerKind, ViewingKind } from "#domain/enquiry.ts";
import { phoneLink } from "#domain/links.ts";
import { questionnaireFacts } from "#enquiries/delivery/questionnaire-facts.ts";

export interface Fact {
  label: string;
  /** May be a visitor's own words, in any script. */
  value: string;
  /** Absolute, and safe to follow; null where there is nothing to open. */
  href: string | null;
}

type EnquiryData = EnquiryMessage["data"];

const kindNames: Readonly<Record<EnquiryKind, string>> = {
  contact: "Question",
  project: "Question about a project",
  viewing: "Viewing",
  partnership: "Partnership",
  opening: "Launch notification",
};
const channelNames: Readonly<Record<AnswerChannel, string>> = {
  whatsapp: "WhatsApp",
  phone: "phone",
  email: "e-mail",
  telegram: "Telegram",
  wechat: "WeChat",
};
const languageNames = new Intl.DisplayNames("en", { type: "language" });
const viewingNames: Readonly<Record<ViewingKind, string>> = {
  "in-person": "In person",
  "video-call": "Video call",
};
const partnerNames: Readonly<Record<PartnerKind, string>> = {
  developer: "Developer",
  agency: "Agency",
  legal: "Law firm",
  other: "Other",
};

/** Reference, kind and project in one line, without personal data. */
export function titleOf({ data }: EnquiryMessage): string {
  const project = data.project?.name ?? data.project?.path;
  const parts = [data.reference, kindNames[data.kind], ...(project ? [project] : [])];
  return parts.join(" · ").replace(/[\p{Cc}\s]+/gu, " ");
}

/** Lists what was sent, without the message; `siteUrl` turns paths into links; null leaves them as they are. */
export function factsOf({ data, timestamp }: EnquiryMessage, siteUrl: string | null): Fact[] {
  const project = data.project;
  const facts = [
    fact("Name", data.name),
    fact("Phone", data.phone, data.phone && phoneLink(data.phone)),
    fact("E-mail", data.email),
    fact("Reply by", `${channelNames[data.channel]}, in ${languageNames.of(data.answerLocale)}`),
    ...viewingFacts(data),
    ...partnershipFacts(data),
    fact("Project", project && [project.name, project.ref].filter(Boolean).join(", ")),
    fact(
      "Project page",
      project?.path,
      project && within(siteUrl, `${data.locale}/${project.path}`),
    ),
    fact("Sent from", data.page, within(siteUrl, data.page)),
    fact("Page language and currency", `${languageNames.of(data.locale)}, ${data.currency}`),
    fact("Visitor's time zone", data.timeZone),
    ...questionnaireFacts(data.questionnaire).map(({ label, value }) => fact(label, value)),
    fact("Referrer", data.firstTouch?.referrer),
    fact("Landing page", data.firstTouch?.landing),
    ...Object.entries(data.firstTouch?.campaign ?? {}).map(([name, value]) => fact(name, value)),
    fact("Privacy policy version", data.consentVersion),
    fact("Received", timestamp),
  ];
  return facts.filter(({ value }) => value !== "");
}

/** The same as plain text, the visitor's message included. */
export function plainText(message: EnquiryMessage, siteUrl: string | null): string {
  const facts = factsOf(message, siteUrl).map(({ label, value, href }) => {
    const address = href?.startsWith("http") ? ` ${href}` : "";
    return `${label}: ${value}${address}`;
  });
  const text = message.data.message;
  return [titleOf(message), ...(text === null ? [] : [text]), facts.join("\n")].join("\n\n");
}

function viewingFacts({ visit }: EnquiryData): Fact[] {
  if (visit === null) return [];
  const zone = visit.timeZone ?? "the office's time";
  return [fact(viewingNames[visit.kind], `${visit.day} at ${visit.time} (${zone})`)];
}

function partnershipFacts({ partnership }: EnquiryData): Fact[] {
  if (partnership === null) return [];
  const { company, country, website, role, kind } = partnership;
  return [
    fact("Company", `${company} (${country})`),
    fact("Kind of company", partnerNames[kind]),
    fact("Role", role),
    fact("Website", website),
  ];
}

function fact(label: string, value: string | null | undefined, href: string | null = null): Fact {
  return { label, value: value ?? "", href };
}

/** Null for a URL outside the site, because a browser sent the path. */
export function within(siteUrl: string | null, path: string): string | null {
  if (siteUrl === null) return null;
  const url = URL.parse(path, `${siteUrl}/`);
  return url?.origin === siteUrl ? url.href : null;
}
