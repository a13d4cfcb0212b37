import type { createTranslator } from "use-intl";
import type { EnquiryKind } from "#domain/enquiry.ts";
import { isolate } from "#i18n/isolate.ts";
import type { Messages } from "#i18n/messages.ts";

type Translate = ReturnType<typeof createTranslator<Messages, "enquiry.page">>;

interface EnquirySubject {
  kind: EnquiryKind;
  project: { name: string } | null;
}

export function pageTexts(
  { kind, project }: EnquirySubject,
  t: Translate,
): { title: string; text: string } {
  const name = isolate(project?.name ?? "");
  switch (project === null && kind !== "partnership" && kind !== "opening" ? "contact" : kind) {
    case "contact":
      return { title: t("contact.title"), text: t("contact.text") };
    case "project":
      return { title: t("project.title", { name }), text: t("project.text") };
    case "viewing":
      return { title: t("viewing.title", { name }), text: t("viewing.text") };
    case "partnership":
      return { title: t("partnership.title"), text: t("partnership.text") };
    case "opening":
      return { title: t("opening.title"), text: t("opening.text") };
  }
}
