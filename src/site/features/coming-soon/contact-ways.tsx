import { useTranslations } from "use-intl";
import type { Company, Office } from "#contract/settings.ts";
import { whatsappLineFor } from "#domain/contact-line.ts";
import { emailLink, phoneLink, whatsappLink } from "#domain/links.ts";
import { useCompany } from "#site/parts/company.tsx";
import { Icon } from "#site/ui/icon.tsx";

/** How to reach the company today: its offices with telephone, WhatsApp and hours, then e-mail and Telegram. */
export function ContactWays() {
  const company = useCompany();
  if (company === null) return null;
  return <Ways company={company} />;
}

function Ways({ company }: { company: Company }) {
  const t = useTranslations("soon.contact");
  const { offices, hours, email, social, whatsapp } = company;
  return (
    <section className="pt-8">
      <h2 className="h-3 pb-5">{t("offices")}</h2>
      <div className="offices">
        {offices.map((office) => (
          <OfficeWays key={office.city.slug} office={office} whatsapp={whatsapp} />
        ))}
      </div>
      <p className="soft pb-5">{hours}</p>
      <ul className="ways" role="list">
        <li>
          <Icon name="mail" />
          <span>{t("email")}</span>
          <a href={emailLink(email, t("subject"))}>
            <bdi className="ltr">{email}</bdi>
          </a>
        </li>
        {social["telegram"] !== undefined && (
          <li>
            <Icon name="telegram" />
            <a href={social["telegram"]}>Telegram</a>
          </li>
        )}
      </ul>
    </section>
  );
}

interface OfficeWaysProps {
  office: Office;
  whatsapp: Company["whatsapp"];
}

function OfficeWays({ office: { city, country, address, phone }, whatsapp }: OfficeWaysProps) {
  const t = useTranslations("soon.contact");
  const nav = useTranslations("nav");
  const digits = whatsapp[whatsappLineFor({ country, city: city.slug })];
  return (
    <div>
      <h3 className="h-4">{city.name}</h3>
      <address>{address}</address>
      <ul className="ways" role="list">
        <li>
          <Icon name="phone" />
          <a href={phoneLink(phone)}>
            <bdi className="ltr num">{phone}</bdi>
          </a>
        </li>
        <li>
          <Icon name="whatsapp" />
          <a
            href={whatsappLink(digits, nav("chat_text"))}
            aria-label={t("whatsapp_label", { city: city.name })}
          >
            {t("whatsapp")}
          </a>
        </li>
      </ul>
    </div>
  );
}
