import { useTranslations } from "use-intl";
import { leadingChat } from "#i18n/contact-channels.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { ContactLink } from "#site/components/contact-link.tsx";
import { ChatLink } from "#site/components/channels/chat-link.tsx";
import { useProjectChatMessage } from "#site/components/channels/chat-message.ts";
import { DollarPrice } from "#site/components/price-figure.tsx";
import { RoomRange } from "#site/components/room-range.tsx";
import { TideKey, TideLine } from "#site/components/tide-line.tsx";
import { Figure } from "#site/ui/figure.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";
import type { ProjectView } from "./project-view.server.ts";
import { ContactLinks, ViewingLinks } from "./contact-links.tsx";

/** Sticky price on wide screens, with contact actions. */
export function PriceCard({ view }: { view: ProjectView }) {
  const t = useTranslations("project.card");
  const { project, price, tide, confirmed } = view;
  return (
    <div className="price-card">
      <p className="price-card__label">
        {project.status === "sold" ? t("last_price") : t("start_price")}
      </p>
      <Figure parts={price.parts} size="lg" />
      <DollarPrice price={price} className="price-card__usd" />
      <div className="price-card__tide">
        <TideLine tide={tide} />
        <TideKey tide={tide} />
      </div>
      <KeyFacts view={view} />
      <div className="price-card__buttons">
        <ContactLink className="btn btn--block btn--lg" project={project}>
          {t("ask_form")}
        </ContactLink>
        <ContactLinks project={project} />
        <ViewingLinks project={project} />
      </div>
      {confirmed && (
        <p className="price-card__note">
          <Icon name="circle-check" />
          <span>
            {t.rich("confirmed", {
              day: () => <time dateTime={confirmed.day}>{confirmed.text}</time>,
            })}
          </span>
        </p>
      )}
    </div>
  );
}

function KeyFacts({ view: { facts, developer } }: { view: ProjectView }) {
  const t = useTranslations("project.card");
  const tFact = useTranslations("card.fact");
  const { handover, rooms, types, area } = facts;
  return (
    <dl className="pairs">
      <div>
        <dt>{tFact("handover")}</dt>
        <dd>{handover}</dd>
      </div>
      <div>
        <dt>{rooms ? tFact("rooms") : tFact("type")}</dt>
        <dd>{rooms ? <RoomRange rooms={rooms} /> : types}</dd>
      </div>
      <div>
        <dt>{tFact("area")}</dt>
        <dd>
          <bdi className="numeric">{area}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t("developer")}</dt>
        <dd>
          <Link to={developer.href}>
            <bdi>{developer.name}</bdi>
          </Link>
        </dd>
      </div>
    </dl>
  );
}

/** Price above the bottom bar of narrow screens; the page itself shows the dollars. */
export function PriceBar({ view: { project, price } }: { view: ProjectView }) {
  const t = useTranslations("project.card");
  const { locale } = useVisitorPreferences();
  const channels = useTranslations("channels");
  const message = useProjectChatMessage(project);
  const chat = leadingChat(locale);
  return (
    <aside className="price-bar" aria-label={t("price_bar")}>
      <p>
        <span>{project.status === "sold" ? t("last_price") : t("start_price")}</span>
        <Figure parts={price.parts} size="sm" />
      </p>
      <ChatLink
        className="btn btn--line btn--icon"
        message={message}
        aria-label={channels("ask", { chat })}
      >
        <Icon name={chat} />
      </ChatLink>
      <ContactLink className="btn" project={project}>
        {t("ask_short")}
      </ContactLink>
    </aside>
  );
}
