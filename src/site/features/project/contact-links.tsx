import { useTranslations } from "use-intl";
import { directChannels, leadingChat } from "#i18n/contact-channels.ts";
import { phoneLineFor } from "#domain/contact-line.ts";
import { phoneLink } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { ContactLink } from "#site/components/contact-link.tsx";
import { ChatLink } from "#site/components/channels/chat-link.tsx";
import { useProjectChatMessage } from "#site/components/channels/chat-message.ts";
import { useCompany } from "#site/components/company-context.tsx";
import { Icon } from "#site/ui/icon.tsx";
import type { ProjectIdentity } from "./project-view.server.ts";

export function ViewingLinks({ project }: { project: ProjectIdentity }) {
  const t = useTranslations("project.card");
  return (
    <div className="viewings">
      <ContactLink className="action-link" project={project} viewing="in-person">
        {t("viewing")}
        <Icon name="arrow-right" />
      </ContactLink>
      <ContactLink className="action-link" project={project} viewing="video-call">
        {t("video")}
        <Icon name="arrow-right" />
      </ContactLink>
    </div>
  );
}

/** Chats with the reference prefilled, and the telephone of the project's country. */
export function ContactLinks({ project }: { project: ProjectIdentity }) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("project.card");
  const names = useTranslations("enquiry.channel");
  const company = useCompany();
  const message = useProjectChatMessage(project);
  if (company === null) return null;
  const { country, city } = project.place;
  const phoneLine = phoneLineFor({ country: country.slug, city: city.slug });
  return (
    <div className="contact-links">
      {directChannels(locale).map((channel) =>
        channel === "phone" ? (
          <a key={channel} className="btn btn--line" href={phoneLink(company.phones[phoneLine])}>
            <Icon name="phone" />
            {t("call")}
          </a>
        ) : (
          <ChatLink
            key={channel}
            className={
              channel === leadingChat(locale)
                ? "btn btn--line"
                : "btn btn--line contact-links__wide"
            }
            chat={channel}
            message={message}
          >
            <Icon name={channel} />
            {names(channel)}
          </ChatLink>
        ),
      )}
    </div>
  );
}
