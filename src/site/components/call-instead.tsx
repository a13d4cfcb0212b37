import { useTranslations } from "use-intl";
import { phoneLineFor, type PagePlace } from "#domain/contact-line.ts";
import { phoneLink } from "#domain/links.ts";
import { useAnsweringOffice, useCompany } from "#site/components/company-context.tsx";

/** Renders nothing while the company is unknown. */
export function CallInstead({ place }: { place: PagePlace }) {
  const t = useTranslations("call_instead");
  const company = useCompany();
  const office = useAnsweringOffice(place);
  if (company === null) return null;
  const phone = company.phones[phoneLineFor(place)];
  return (
    <p>
      {t.rich("number", {
        city: office?.city.name ?? company.brand,
        phone,
        number: (text) => (
          <a href={phoneLink(phone)}>
            <bdi className="ltr numeric">{text}</bdi>
          </a>
        ),
      })}
    </p>
  );
}
