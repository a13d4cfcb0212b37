import { useTranslations } from "use-intl";
import type { Page } from "#contract/page.ts";
import { Breadcrumbs } from "#site/components/breadcrumbs.tsx";
import { SecondaryContactLinks } from "#site/components/channels/secondary-contact-links.tsx";
import { LabelledChatLink } from "#site/components/channels/labelled-chat-link.tsx";
import { useAnsweringOffice, usePageSubject } from "#site/components/company-context.tsx";
import { Picture, type PictureFiles } from "#site/ui/picture.tsx";

export function LandingPicture({ picture }: { picture: PictureFiles }) {
  return <Picture picture={picture} sizes={heroSizes} eager />;
}

/**
 * Cropped at its sides to match the form's height. On phones a wider file would delay the largest paint
 * (decision 9).
 */
const heroSizes = "(min-width: 64rem) max(100vw, 133rem), 104vw";

export interface LandingIntroView extends Pick<Page["hero"], "heading" | "text"> {
  /** The country's name. */
  country: string;
  hasForm: boolean;
}

export function LandingIntro({ country, heading, text, hasForm }: LandingIntroView) {
  return (
    <>
      <Breadcrumbs current={country} />
      <h1>{heading}</h1>
      <p className="lede">{text}</p>
      {!hasForm && <ContactButtons />}
    </>
  );
}

/** Shown instead of the form. */
function ContactButtons() {
  return (
    <div className="cluster">
      <LabelledChatLink className="btn btn--lg" />
      <SecondaryContactLinks className="btn btn--line btn--lg" />
    </div>
  );
}

export function LandingFormIntro() {
  const t = useTranslations("enquiry.page");
  const office = useAnsweringOffice(usePageSubject().place);
  return (
    <>
      <h2 className="h-3">{t("contact.title")}</h2>
      <div className="soft">
        {office && <p>{t("office", { city: office.city.name })}</p>}
        <p>{t("contact.text")}</p>
      </div>
    </>
  );
}
