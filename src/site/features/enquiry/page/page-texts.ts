import type { createTranslator } from "use-intl";
import type { EnquiryKind } from "#domain/enquiry.ts";
import { isolate } from "#i18n/isolate.ts";
import type { Messages } from "#i18n/messages.ts";

type Translate = ReturnType<typeof createTranslator<Messages, "enquiry.page">>;

interface AskedFor {
  kind: EnquiryKind;
  asked: { name: string } | null;
}

export function pageTexts(
  { kind, asked }: AskedFor,
  t: Translate,
): { title: string; text: string } {
  const name = isolate(asked?.name ?? "");
  switch (asked === null && kind !== "partnership" && kind !== "opening" ? "contact" : kind) {
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
