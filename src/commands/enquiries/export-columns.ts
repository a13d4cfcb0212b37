import type { EnquiryMessage } from "#contract/enquiry/message.ts";
import { campaignParameters } from "#domain/enquiry.ts";

interface ExportColumn {
  heading: string;
  cell: (message: EnquiryMessage) => string | null | undefined;
}

const of = (
  heading: string,
  value: (data: EnquiryMessage["data"]) => string | null | undefined,
): ExportColumn => ({ heading, cell: ({ data }) => value(data) });

/** The fields of the webhook's message, by the same names. */
export const exportColumns: readonly ExportColumn[] = [
  of("reference", (data) => data.reference),
  { heading: "timestamp", cell: ({ timestamp }) => timestamp },
  of("kind", (data) => data.kind),
  of("name", (data) => data.name),
  of("phone", (data) => data.phone),
  of("email", (data) => data.email),
  of("channel", (data) => data.channel),
  of("answerLocale", (data) => data.answerLocale),
  of("message", (data) => data.message),
  of("visit.kind", (data) => data.visit?.kind),
  of("visit.day", (data) => data.visit?.day),
  of("visit.time", (data) => data.visit?.time),
  of("visit.timeZone", (data) => data.visit?.timeZone),
  of("partnership.company", (data) => data.partnership?.company),
  of("partnership.country", (data) => data.partnership?.country),
  of("partnership.website", (data) => data.partnership?.website),
  of("partnership.role", (data) => data.partnership?.role),
  of("partnership.kind", (data) => data.partnership?.kind),
  of("consentVersion", (data) => data.consentVersion),
  of("locale", (data) => data.locale),
  of("page", (data) => data.page),
  of("project.ref", (data) => data.project?.ref),
  of("project.name", (data) => data.project?.name),
  of("project.path", (data) => data.project?.path),
  of("currency", (data) => data.currency),
  of("timeZone", (data) => data.timeZone),
  of("questionnaire", (data) => data.questionnaire && JSON.stringify(data.questionnaire)),
  of("firstTouch.referrer", (data) => data.firstTouch?.referrer),
  of("firstTouch.landing", (data) => data.firstTouch?.landing),
  ...campaignParameters.map((name) =>
    of(`firstTouch.campaign.${name}`, (data) => data.firstTouch?.campaign[name]),
  ),
];
