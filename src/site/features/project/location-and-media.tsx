import { useTranslations } from "use-intl";
import { phoneLineFor } from "#domain/contact-line.ts";
import { pictureUrl } from "#domain/picture-url.ts";
import { ChatLink } from "#site/components/channels/chat-link.tsx";
import { useCompany } from "#site/components/company-context.tsx";
import { VideoPlayer } from "#site/components/video-player.tsx";
import { PlaceChart } from "#site/components/place-chart/place-chart.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Picture } from "#site/ui/picture.tsx";
import type { FloorPlanView } from "./units-view.server.ts";
import type {
  ProjectVideoView,
  ProjectIdentity,
  PlaceView,
  ProjectView,
} from "./project-view.server.ts";

interface FloorPlansProps {
  project: ProjectIdentity;
  plans: readonly FloorPlanView[];
}

export function FloorPlans({ project, plans }: FloorPlansProps) {
  const t = useTranslations("project.plans");
  const { name, ref, whatsapp } = project;
  const message = { line: whatsapp, text: t("ask_text", { name, ref }) };
  return (
    <section id="plans">
      <h2>{t("heading")}</h2>
      <div className="plans">
        {plans.map(({ picture, rooms, area, caption }) => (
          <figure key={picture.url} className="plan">
            <a href={pictureUrl(picture)}>
              <Picture picture={picture} sizes="(min-width: 48rem) 16rem, 90vw" />
            </a>
            <figcaption>
              {rooms !== null && (
                <b>
                  <bdi>{rooms}</bdi>
                </b>
              )}
              {area !== null && <bdi className="soft numeric">{area}</bdi>}
              {caption !== null && <span className="soft plan__caption">{caption}</span>}
            </figcaption>
          </figure>
        ))}
      </div>
      <ChatLink className="action-link" message={message}>
        {t("ask")}
        <Icon name="arrow-right" />
      </ChatLink>
    </section>
  );
}

export function ProjectVideo({ video }: { video: ProjectVideoView }) {
  return (
    <section className="project-video">
      <h2>{video.title}</h2>
      <VideoPlayer video={video} sizes="(min-width: 64rem) 52rem, 92vw" />
      <p className="soft">{video.description}</p>
    </section>
  );
}

export function Amenities({ amenities }: Pick<ProjectView, "amenities">) {
  const t = useTranslations("project");
  return (
    <section>
      <h2>{t("amenities")}</h2>
      <ul className="amenities" role="list">
        {amenities.map(({ slug, name }) => (
          <li key={slug}>{name}</li>
        ))}
      </ul>
    </section>
  );
}

export function ProjectLocation({ place }: { place: PlaceView }) {
  const t = useTranslations("project.location");
  const { coordinates, chart, distances, permit } = place;
  return (
    <section id="place">
      <h2>{t("heading")}</h2>
      <div className={chart === null ? undefined : "place-map"}>
        {chart && <PlaceChart view={chart} label={t("chart", { coordinates })} />}
        <p className={chart === null ? "coordinates coordinates--alone" : "coordinates"}>
          <bdi className="ltr numeric">{coordinates}</bdi>
        </p>
      </div>
      <ul className="distances" role="list">
        {distances.map(({ to, isWalk, minutes }) => (
          <li key={to}>
            <span>{to}</span>
            <span className="soft">{isWalk ? t("walk") : t("drive")}</span>
            <span className="distances__minutes">{minutes}</span>
          </li>
        ))}
      </ul>
      {permit !== null && (
        <p className="soft distances__permit">
          {t("permit")} <bdi className="numeric">{permit}</bdi>
        </p>
      )}
    </section>
  );
}

/** Print only: contact, address of the page and date of the prices. */
export function PrintFooter({ view: { project, url, print } }: { view: ProjectView }) {
  return (
    <div className="brochure-only">
      <img src={print.code} alt="" loading="lazy" />
      <PrintOffice project={project} />
      <p>
        <bdi className="ltr">{url}</bdi>
        <br />
        {print.prices}
      </p>
    </div>
  );
}

function PrintOffice({ project: { place } }: { project: ProjectIdentity }) {
  const company = useCompany();
  if (company === null) return null;
  const line = phoneLineFor({ country: place.country.slug, city: place.city.slug });
  const office = company.offices.find(({ country }) => country === line);
  return (
    <p>
      <b>
        <bdi>{company.brand}</bdi> <bdi className="ltr numeric">{company.phones[line]}</bdi>
      </b>
      <br />
      {office?.address}
    </p>
  );
}
