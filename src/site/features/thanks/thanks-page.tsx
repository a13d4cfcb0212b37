import { useTranslations } from "use-intl";
import type { ThanksQuery } from "#contract/enquiry/thanks-query.ts";
import type { Page } from "#contract/page.ts";
import { OfficeTimes, type AnsweringOffice } from "#site/features/thanks/office-times.tsx";
import { isReadSameDay, hasShortlistSteps } from "#site/features/thanks/next-steps.ts";
import { Breadcrumbs } from "#site/components/breadcrumbs.tsx";
import { Picture } from "#site/ui/picture.tsx";
import type { ReactNode } from "react";
import type { EnquiryKind } from "#domain/enquiry.ts";
import { Icon } from "#site/ui/icon.tsx";
import type { ProjectPath } from "#contract/enquiry/enquiry-query.ts";
import type { RegionName } from "#contract/shared.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { Link } from "#site/ui/link.tsx";
import { SecondaryContactLinks } from "#site/components/channels/secondary-contact-links.tsx";
import { usePageWhatsappLine } from "#site/components/channels/chat-message.ts";
import { LabelledChatLink } from "#site/components/channels/labelled-chat-link.tsx";
import { useCompany } from "#site/components/company-context.tsx";

export interface ThanksView extends Pick<Page, "title" | "hero"> {
  thanked: ThanksQuery;
  /** Texts are HTML. */
  sections: {
    "next-steps"?: ThanksSection;
    partnership?: ThanksSection;
  };
  /** Null when the answering office is unknown. */
  answeringOffice: AnsweringOffice | null;
  /** Project in question; null for none. */
  project: EnquiredProject | null;
}

interface ThanksSection extends Pick<Page["sections"][number], "heading" | "items"> {
  bodyHtml: string;
}

export function ThanksPage({ view }: { view: ThanksView }) {
  const { thanked, title, hero, sections, answeringOffice, project } = view;
  const { reference, kind } = thanked;
  const { "next-steps": next } = sections;
  const heading = useHeading(thanked, hero.heading);
  return (
    <>
      <section className="thanks wrap">
        <Breadcrumbs current={title} />
        <div className="grid grid--7-4">
          <div className="thanks__text">
            <h1>{heading}</h1>
            {reference === null ? (
              <NoEnquiry />
            ) : (
              <>
                {answeringOffice?.isOpen && isReadSameDay(kind) && (
                  <p className="lede">{hero.text}</p>
                )}
                <ReceivedNotice
                  kind={kind}
                  reference={reference}
                  applicationHtml={sections.partnership?.bodyHtml ?? null}
                >
                  {answeringOffice && (
                    <div className="thanks__office-hours">
                      <OfficeTimes {...answeringOffice} />
                    </div>
                  )}
                </ReceivedNotice>
                {kind !== "opening" && <UrgentContact reference={reference} />}
              </>
            )}
          </div>
          {hero.image && (
            <div className="thanks__picture">
              <Picture picture={hero.image} sizes="(min-width: 64rem) 28rem, 100vw" eager />
            </div>
          )}
        </div>
      </section>
      {reference !== null && (
        <FurtherLinks project={project} city={answeringOffice?.office.city ?? null}>
          {next && hasShortlistSteps(kind) && (
            <NextSteps heading={next.heading} html={next.bodyHtml} steps={next.items} />
          )}
        </FurtherLinks>
      )}
    </>
  );
}

/** The content's heading, except for kinds other than a message. */
function useHeading({ reference, kind }: ThanksQuery, heading: string): string {
  const t = useTranslations("thanks");
  if (reference === null) return t("nothing.heading");
  if (kind === "viewing") return t("viewing.heading");
  return kind === "opening" ? t("opening.heading") : heading;
}

interface ReceivedNoticeProps {
  kind: EnquiryKind;
  reference: string;
  /** Next steps of an application, from the content; null without any. */
  applicationHtml: string | null;
  /** Office times. */
  children: ReactNode;
}

/** Confirms by reference only; shows no personal data. */
function ReceivedNotice({ kind, reference, applicationHtml, children }: ReceivedNoticeProps) {
  const t = useTranslations("thanks");
  const answer = <p>{t("what_happens.answer")}</p>;
  const next: Record<EnquiryKind, ReactNode> = {
    contact: answer,
    project: answer,
    viewing: <p>{t("what_happens.viewing")}</p>,
    partnership: applicationHtml !== null && (
      <div dangerouslySetInnerHTML={{ __html: applicationHtml }} />
    ),
    opening: <p>{t("opening.text")}</p>,
  };
  const isAnswered = kind !== "opening";
  return (
    <div className="notice notice--ok" role="status">
      <Icon name="circle-check" />
      <div>
        <strong>{t("received")}</strong>
        {isAnswered && (
          <p>
            {t.rich("reference", {
              reference,
              id: (id) => <bdi className="ltr numeric">{id}</bdi>,
            })}
          </p>
        )}
        {next[kind]}
        {isAnswered && children}
      </div>
    </div>
  );
}

interface EnquiredProject {
  name: string;
  path: ProjectPath;
}

interface FurtherLinksProps {
  /** Project in question; null for none. */
  project: EnquiredProject | null;
  /** City of the answering office; null when unknown. */
  city: RegionName | null;
  /** Next steps, where there are more than the notice says. */
  children: ReactNode;
}

function FurtherLinks({ project, city, children }: FurtherLinksProps) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("thanks");
  const nav = useTranslations("nav");
  const links = [
    ...(project === null
      ? []
      : [{ name: project.name, to: linkTo(locale, "project", project.path) }]),
    { name: nav("all_properties"), to: linkTo(locale, "listing", { country: "properties" }) },
    ...(city === null
      ? []
      : [
          {
            name: t("guide", { city: city.name }),
            to: linkTo(locale, "city-guide", { city: city.slug }),
          },
        ]),
    { name: t("questions"), to: `${linkTo(locale, "contact-us")}#faq` },
  ];
  return (
    <section className="section sunk">
      <div className="wrap">
        {children}
        <h2
          className={
            children ? "h-4 thanks__heading thanks__heading--below" : "h-3 thanks__heading"
          }
        >
          {t("further_links")}
        </h2>
        <div className="thanks__links cluster">
          {links.map(({ name, to }) => (
            <Link key={to} className="action-link" to={to}>
              {name}
              <Icon name="arrow-right" />
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
}

interface NextStepsProps {
  heading: string;
  html: string;
  /** In order. */
  steps: readonly { heading: string | null; text: string | null }[];
}

function NextSteps({ heading, html, steps }: NextStepsProps) {
  return (
    <>
      <div className="section-head">
        <h2>{heading}</h2>
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </div>
      <ol className="steps steps--row thanks__steps">
        {steps.map((step) => (
          <li key={step.heading}>
            <h3 className="h-4">{step.heading}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** For visits without a sent form: no thanks, no promises. */
function NoEnquiry() {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("thanks.nothing");
  return (
    <>
      <p className="lede">{t("text")}</p>
      <p>
        <Link className="btn" to={linkTo(locale, "contact-us")}>
          {t("form")}
        </Link>
      </p>
    </>
  );
}

/** The locale's main chat with the reference prefilled, and the responsible telephone. */
function UrgentContact({ reference }: { reference: string }) {
  const t = useTranslations("thanks");
  const company = useCompany();
  const line = usePageWhatsappLine();
  if (company === null) return null;
  const message = { line, text: t("chat_text", { reference }) };
  return (
    <section>
      <h2 className="h-4 thanks__heading">{t("urgent")}</h2>
      <div className="cluster">
        <LabelledChatLink className="btn" message={message} />
        <SecondaryContactLinks className="btn btn--line" message={message} />
      </div>
    </section>
  );
}
