import { useTranslations } from "use-intl";
import type { ReactNode } from "react";
import { ContactLink } from "#site/components/contact-link.tsx";
import { SecondaryContactLinks } from "#site/components/channels/secondary-contact-links.tsx";
import { usePageWhatsappLine } from "#site/components/channels/chat-message.ts";
import { LabelledChatLink } from "#site/components/channels/labelled-chat-link.tsx";

interface DeveloperContactProps {
  heading: string;
  text: string;
  /** Prefilled text of the chat. */
  chat: string;
  /** Further links below the contact buttons. */
  children?: ReactNode;
}

export function DeveloperContact({ heading, text, chat, children }: DeveloperContactProps) {
  const t = useTranslations("listing.contact");
  const message = { line: usePageWhatsappLine(), text: chat };
  return (
    <section className="section--tight sunk">
      <div className="wrap grid grid--5-7">
        <h2>{heading}</h2>
        <div>
          <p className="lede ask-adviser__text">{text}</p>
          <div className="cluster">
            <LabelledChatLink className="btn btn--lg" message={message} />
            <ContactLink className="btn btn--line btn--lg">{t("contact")}</ContactLink>
          </div>
          <div className="cluster secondary-links secondary-links--below">
            <SecondaryContactLinks className="action-link" message={message} />
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
