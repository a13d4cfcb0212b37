import { useTranslations } from "use-intl";
import { phoneLineFor, whatsappLineFor } from "#domain/contact-line.ts";
import { phoneLink, whatsappLink } from "#domain/links.ts";
import { useCompany, usePageSubject } from "#site/parts/company.tsx";
import { Icon } from "#site/ui/icon.tsx";

/** For whoever cannot wait: WhatsApp with the reference in the text, and the telephone of whoever answers. */
export function Sooner({ reference }: { reference: string | null }) {
  const t = useTranslations("thanks");
  const nav = useTranslations("nav");
  const company = useCompany();
  const { place } = usePageSubject();
  if (company === null) return null;
  const text = reference === null ? nav("chat_text") : t("chat_text", { reference });
  const phone = company.phones[phoneLineFor(place)];
  return (
    <section>
      <h2 className="h-4 pb-3">{t("sooner")}</h2>
      <div className="cluster">
        <a className="btn" href={whatsappLink(company.whatsapp[whatsappLineFor(place)], text)}>
          <Icon name="whatsapp" />
          {t("chat")}
        </a>
        <a className="btn btn--line" href={phoneLink(phone)}>
          <Icon name="phone" />
          <bdi className="ltr num">{phone}</bdi>
        </a>
      </div>
    </section>
  );
}
