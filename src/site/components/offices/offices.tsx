import { useTranslations } from "use-intl";
import type { Office } from "#contract/settings.ts";
import { whatsappLineFor } from "#domain/contact-line.ts";
import { chatsFor } from "#i18n/contact-channels.ts";
import { geoLink, mapLink, phoneLink } from "#domain/links.ts";
import { formatCoordinates } from "#i18n/coordinates.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { ChatLink } from "#site/components/channels/chat-link.tsx";
import type { ChartView } from "#site/components/place-chart/chart-view.ts";
import { PlaceChart } from "#site/components/place-chart/place-chart.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { convertHours } from "#domain/convert-hours.ts";
import { isOpenAt, nextOpening, type OpeningHours } from "#domain/opening-hours.ts";
import { hourFormatsFor } from "#i18n/format-hours.ts";
import { formatMoment } from "#i18n/format-time.ts";
import { useVisitorClock, type VisitorClock } from "#site/components/offices/visitor-clock.ts";

export interface OfficeWithChart extends Office {
  /** Null where no chart covers it. */
  chart: ChartView | null;
}

interface OfficesProps {
  /** By default the number of offices and coasts. */
  heading?: string;
  offices: readonly OfficeWithChart[];
  /** HTML about visits and hours. */
  note: string | null;
}

export function Offices({ heading, offices, note }: OfficesProps) {
  const t = useTranslations("contact.office");
  return (
    <section className="section sunk" id="offices">
      <div className="wrap">
        <div className="section-head">
          <h2>{heading ?? t("heading")}</h2>
          {note !== null && <div dangerouslySetInnerHTML={{ __html: note }} />}
        </div>
        <div className="office-cards">
          {offices.map((office) => (
            <OfficeCard key={office.city.slug} office={office} />
          ))}
        </div>
      </div>
    </section>
  );
}

function OfficeCard({ office }: { office: OfficeWithChart }) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("contact.office");
  const nav = useTranslations("nav");
  const channels = useTranslations("channels");
  const names = useTranslations("enquiry.channel");
  const { city, country, address, center, chart, phone } = office;
  const coordinates = formatCoordinates(center);
  const line = whatsappLineFor({ country, city: city.slug });
  return (
    <article className="office-card">
      {chart && (
        <div className="office-card__chart">
          <PlaceChart view={chart} label={t("chart", { city: city.name, coordinates })} />
        </div>
      )}
      <div className="office-card__text">
        <p className="office-card__coordinates">
          <bdi className="ltr numeric">{coordinates}</bdi>
        </p>
        <h3>{city.name}</h3>
        <address>{address}</address>
        <ul className="channel-list" role="list">
          <li>
            <Icon name="phone" />
            <a href={phoneLink(phone)}>
              <bdi className="ltr numeric">{phone}</bdi>
            </a>
          </li>
          {chatsFor(locale).map((chat) => (
            <li key={chat}>
              <Icon name={chat} />
              <ChatLink
                chat={chat}
                className="text-link"
                message={{ line, text: nav("chat_text") }}
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

/** Opening hours, and whether the office is open once the visitor's clock is known. */
function OfficeHours({ office }: { office: Office }) {
  const { locale } = useVisitorPreferences();
  const clock = useVisitorClock();
  const formats = hourFormatsFor(locale);
  return (
    <>
      <dl className="pairs pairs--hours">
        {office.openingHours.map((hours) => (
          <div key={hours.days.join()}>
            <dt>{formats.days(hours.days)}</dt>
            <dd className="numeric">{formats.times(hours.opens, hours.closes)}</dd>
            <dd className="soft">
              <VisitorHours office={office} hours={hours} clock={clock} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="office-card__status">
        {clock && <OpenNow office={office} clock={clock} />}
      </div>
    </>
  );
}

interface VisitorHoursProps {
  office: Office;
  hours: OpeningHours;
  clock: VisitorClock | null;
}

/** The hours in the visitor's time zone, or a note that both clocks agree. */
function VisitorHours({ office, hours: { opens, closes }, clock }: VisitorHoursProps) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("contact.office");
  const visitorHours = clock && convertHours({ opens, closes, office, ...clock });
  if (visitorHours === null) return t("local_time");
  return t("visitor_time", { times: hourFormatsFor(locale).convertedTimes(visitorHours) });
}

function OpenNow({ office, clock }: { office: Office; clock: VisitorClock }) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("contact.office");
  if (isOpenAt(office, clock.now)) return <span className="office-card__open">{t("open")}</span>;
  const opening = nextOpening(office, clock.now);
  if (opening === null) return t("closed");
  return t("opens", { moment: formatMoment(locale, new Date(opening), clock.timeZone) });
}
