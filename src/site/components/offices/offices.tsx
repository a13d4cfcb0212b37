import { useTranslations } from "use-intl";
import type { Office } from "#contract/settings.ts";
import { whatsappLineFor } from "#domain/contact-line.ts";
import { chatsFor } from "#domain/contact-channels.ts";
import { geoLink, mapLink, phoneLink } from "#domain/links.ts";
import { writeCoordinates } from "#i18n/coordinates.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { ChatLink } from "#site/components/channels/chat-link.tsx";
import { OfficeHours } from "#site/components/offices/office-hours.tsx";
import type { ChartView } from "#site/components/place-chart/chart-view.ts";
import { PlaceChart } from "#site/components/place-chart/place-chart.tsx";
import { Icon } from "#site/ui/icon.tsx";

export interface ChartedOffice extends Office {
  /** Null where the coast is not drawn. */
  chart: ChartView | null;
}

interface OfficesProps {
  /** The page's own; else how many there are on how many coasts. */
  heading?: string;
  offices: readonly ChartedOffice[];
  /** About visits and hours, HTML. */
  note: string | null;
}

/** The offices, each on the chart of its coast. */
export function Offices({ heading, offices, note }: OfficesProps) {
  const t = useTranslations("contact.office");
  return (
    <section className="section sunk" id="offices">
      <div className="wrap">
        <div className="head">
          <h2>{heading ?? t("heading")}</h2>
          {note !== null && <div dangerouslySetInnerHTML={{ __html: note }} />}
        </div>
        <div className="harbours">
          {offices.map((office) => (
            <OneOffice key={office.city.slug} office={office} />
          ))}
        </div>
      </div>
    </section>
  );
}

function OneOffice({ office }: { office: ChartedOffice }) {
  const { locale } = useVisitor();
  const t = useTranslations("contact.office");
  const nav = useTranslations("nav");
  const channels = useTranslations("channels");
  const names = useTranslations("enquiry.channel");
  const { city, country, address, center, chart, phone } = office;
  const coordinates = writeCoordinates(center);
  const line = whatsappLineFor({ country, city: city.slug });
  return (
    <article className="harbour">
      {chart && (
        <div className="harbour__chart">
          <PlaceChart view={chart} label={t("chart", { city: city.name, coordinates })} />
        </div>
      )}
      <div className="harbour__text">
        <p className="harbour__at">
          <bdi className="ltr num">{coordinates}</bdi>
        </p>
        <h3>{city.name}</h3>
        <address>{address}</address>
        <ul className="ways" role="list">
          <li>
            <Icon name="phone" />
            <a href={phoneLink(phone)}>
              <bdi className="ltr num">{phone}</bdi>
            </a>
          </li>
          {chatsFor(locale).map((chat) => (
            <li key={chat}>
              <Icon name={chat} />
              <ChatLink
                chat={chat}
                className="text-link"
                question={{ line, text: nav("chat_text") }}
                aria-label={channels("office", { chat, city: city.name })}
              >
                {names(chat)}
              </ChatLink>
            </li>
          ))}
          <li>
            <Icon name="map-pin" />
            <a href={mapLink(center)} aria-label={t("map_label", { city: city.name })}>
              {t("map")}
            </a>
            <a className="only-touch" href={geoLink(center)}>
              {t("app")}
            </a>
          </li>
        </ul>
        <OfficeHours office={office} />
      </div>
    </article>
  );
}
