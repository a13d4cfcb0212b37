import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { phoneLineFor, whatsappLineFor } from "#domain/contact-line.ts";
import type { AnswerChannel } from "#domain/enquiry.ts";
import { phoneLink, whatsappLink } from "#domain/links.ts";
import { useCompany, usePageSubject } from "#site/parts/company.tsx";
import { Icon } from "#site/ui/icon.tsx";

interface SoonerProps {
  reference: string;
  /** The usual one of the language first. */
  channels: readonly AnswerChannel[];
}

/** For whoever cannot wait: what the language's readers use most, WhatsApp with the reference in the text, and the telephone of whoever answers. */
export function Sooner({ reference, channels }: SoonerProps) {
  const t = useTranslations("thanks");
  const company = useCompany();
  const { place } = usePageSubject();
  if (company === null) return null;
  const text = t("chat_text", { reference });
  const phone = company.phones[phoneLineFor(place)];
  const telegram = company.social["telegram"];
  const ways: Record<AnswerChannel, ReactNode> = {
    whatsapp: (
      <a
        className={channels[0] === "telegram" ? "btn btn--line" : "btn"}
        href={whatsappLink(company.whatsapp[whatsappLineFor(place)], text)}
      >
        <Icon name="whatsapp" />
        {t("chat")}
      </a>
    ),
    phone: (
      <a className="btn btn--line" href={phoneLink(phone)}>
        <Icon name="phone" />
        <bdi className="ltr num">{phone}</bdi>
      </a>
    ),
    telegram: telegram !== undefined && (
      <a className="btn" href={telegram}>
        <Icon name="telegram" />
        {t("telegram")}
      </a>
    ),
    wechat: (
      <p className="thanks__id">
        <Icon name="wechat" />
        <span>
          {t.rich("wechat", {
            account: company.wechatId,
            id: (account) => <bdi className="ltr">{account}</bdi>,
          })}
        </span>
      </p>
    ),
    email: null,
  };
  const shown = channels.filter(
    (channel, index) => index === 0 || channel === "whatsapp" || channel === "phone",
  );
  return (
    <section>
      <h2 className="h-4 pb-3">{t("sooner")}</h2>
      <ul className="cluster" role="list">
        {shown.map((channel) => ways[channel] && <li key={channel}>{ways[channel]}</li>)}
      </ul>
    </section>
  );
}
