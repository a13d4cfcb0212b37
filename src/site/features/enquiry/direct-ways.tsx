import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { phoneLineFor } from "#domain/contact-line.ts";
import { channelsFor } from "#site/features/enquiry/answer-fields.tsx";
import { useVisitor } from "#i18n/visitor.tsx";
import type { AnswerChannel } from "#domain/enquiry.ts";
import { useCompany, usePageSubject } from "#site/parts/company.tsx";
import { useContactLines } from "#site/parts/contact-lines.ts";
import { Icon } from "#site/ui/icon.tsx";

/** The ways that need no form, the usual one of the language first. */
export function DirectWays() {
  const t = useTranslations("enquiry.dialog");
  const names = useTranslations("enquiry.channel");
  const { locale } = useVisitor();
  const company = useCompany();
  const lines = useContactLines();
  const { place } = usePageSubject();
  if (company === null || lines === null) return null;
  const telegram = company.social["telegram"];
  const ways: Record<AnswerChannel, ReactNode> = {
    whatsapp: (
      <>
        <Icon name="whatsapp" />
        <a href={lines.whatsapp}>{names("whatsapp")}</a>
      </>
    ),
    telegram: telegram !== undefined && (
      <>
        <Icon name="telegram" />
        <a href={telegram}>{names("telegram")}</a>
      </>
    ),
    wechat: (
      <>
        <Icon name="wechat" />
        <span>
          {t.rich("wechat", {
            account: company.wechatId,
            id: (account) => <bdi className="ltr">{account}</bdi>,
          })}
        </span>
      </>
    ),
    phone: (
      <>
        <Icon name="phone" />
        <a href={lines.phone}>
          <bdi className="ltr num">{company.phones[phoneLineFor(place)]}</bdi>
        </a>
      </>
    ),
    email: null,
  };
  return (
    <div className="dialog__ways">
      <p className="soft">{t("ways")}</p>
      <ul className="ways" role="list">
        {channelsFor(locale).map(
          (channel) => ways[channel] && <li key={channel}>{ways[channel]}</li>,
        )}
      </ul>
    </div>
  );
}
