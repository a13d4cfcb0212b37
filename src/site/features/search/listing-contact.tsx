import { useTranslations } from "use-intl";
import { ContactLink } from "#site/components/contact-link.tsx";
import { SecondaryContactLinks } from "#site/components/channels/secondary-contact-links.tsx";
import { usePageWhatsappLine } from "#site/components/channels/chat-message.ts";
import { LabelledChatLink } from "#site/components/channels/labelled-chat-link.tsx";
import { QuestionnaireLink } from "#site/components/questionnaire-link.tsx";
import type { AdviserRequestView } from "#site/features/search/empty-result-view.server.ts";

export function ListingContact({ request: { text, answers } }: { request: AdviserRequestView }) {
  const t = useTranslations("listing");
  const tQuestionnaire = useTranslations("questionnaire");
  const message = { text, line: usePageWhatsappLine() };
  return (
    <section className="section--tight sunk listing-contact">
      <div className="wrap grid grid--5-7">
        <h2>{t("contact.heading")}</h2>
        <div>
          <p className="lede listing-contact__text">{t("contact.text")}</p>
          <div className="cluster">
            <LabelledChatLink className="btn btn--lg" message={message} />
            <ContactLink className="btn btn--line btn--lg">{t("contact.contact")}</ContactLink>
            <QuestionnaireLink className="btn btn--line btn--lg" answers={answers}>
              {tQuestionnaire("open")}
            </QuestionnaireLink>
          </div>
          <div className="cluster secondary-links secondary-links--below">
            <SecondaryContactLinks className="action-link" message={message} />
          </div>
        </div>
      </div>
    </section>
  );
}
