import { useTranslations } from "use-intl";
import type { ThanksQuery } from "#contract/enquiry/thanks-query.ts";
import type { Page } from "#contract/page.ts";
import { OfficeTimes, type AnsweringOffice } from "#site/features/thanks/office-times.tsx";
import { isReadToday, leadsToShortList } from "#site/features/thanks/what-follows.ts";
import { Breadcrumbs } from "#site/components/breadcrumbs.tsx";
import { Picture } from "#site/ui/picture.tsx";
import type { ReactNode } from "react";
import type { EnquiryKind } from "#domain/enquiry.ts";
import { Icon } from "#site/ui/icon.tsx";
import type { ProjectPath } from "#contract/enquiry/enquiry-query.ts";
import type { RegionName } from "#contract/shared.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { Link } from "#site/ui/link.tsx";
import { OtherWays } from "#site/components/channels/other-ways.tsx";
import { usePageLine } from "#site/components/channels/question.ts";
import { WriteLink } from "#site/components/channels/write-link.tsx";
import { useCompany } from "#site/components/company.tsx";

export interface ThanksView extends Pick<Page, "title" | "hero"> {
  thanked: ThanksQuery;
  /** Texts are HTML. */
  sections: {
    "next-steps"?: ThanksSection;
    partnership?: ThanksSection;
  };
  /** Null when the answering office is unknown. */
  answering: AnsweringOffice | null;
  /** Project in question; null for none. */
  project: AskedProject | null;
}

interface ThanksSection extends Pick<Page["sections"][number], "heading" | "items"> {
  bodyHtml: string;
}

export function ThanksPage({ view }: { view: ThanksView }) {
  const { thanked, title, hero, sections, answering, project } = view;
  const { reference, kind } = thanked;
  const { "next-steps": next } = sections;
  const heading = useHeading(thanked, hero.heading);
  return (
    <>
      <section className="thanks wrap">
        <Breadcrumbs here={title} />
        <div className="grid grid--7-4">
          <div className="thanks__text">
            <h1>{heading}</h1>
            {reference === null ? (
              <NothingSent />
            ) : (
              <>
                {answering?.isOpen && isReadToday(kind) && <p className="lede">{hero.text}</p>}
                <ArrivalNotice
                  kind={kind}
                  reference={reference}
                  applicationHtml={sections.partnership?.bodyHtml ?? null}
                >
                  {answering && (
                    <div className="thanks__times">
                      <OfficeTimes {...answering} />
                    </div>
                  )}
                </ArrivalNotice>
                {kind !== "opening" && <Sooner reference={reference} />}
              </>
            )}
          </div>
          {hero.image && (
            <div className="thanks__pic">
              <Picture picture={hero.image} sizes="(min-width: 64rem) 28rem, 100vw" eager />
            </div>
          )}
        </div>
      </section>
      {reference !== null && (
        <Meanwhile project={project} city={answering?.office.city ?? null}>
          {next && leadsToShortList(kind) && (
            <NextSteps heading={next.heading} html={next.bodyHtml} steps={next.items} />
          )}
        </Meanwhile>
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

interface ArrivalNoticeProps {
  kind: EnquiryKind;
  reference: string;
  /** Next steps of an application, from the content; null without any. */
  applicationHtml: string | null;
  /** Office times. */
  children: ReactNode;
}

/** Confirms by reference only; shows no personal data. */
function ArrivalNotice({ kind, reference, applicationHtml, children }: ArrivalNoticeProps) {
  const t = useTranslations("thanks");
  const answer = <p>{t("next.answer")}</p>;
  const next: Record<EnquiryKind, ReactNode> = {
    contact: answer,
    project: answer,
    viewing: <p>{t("next.viewing")}</p>,
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
              id: (id) => <bdi className="ltr num">{id}</bdi>,
            })}
          </p>
        )}
        {next[kind]}
        {isAnswered && children}
      </div>
    </div>
  );
}

interface AskedProject {
  name: string;
  path: ProjectPath;
}

interface MeanwhileProps {
  /** Project in question; null for none. */
  project: AskedProject | null;
  /** City of the answering office; null when unknown. */
  city: RegionName | null;
  /** Next steps, where there are more than the notice says. */
  children: ReactNode;
}

function Meanwhile({ project, city, children }: MeanwhileProps) {
  const { locale } = useVisitorChoice();
  const t = useTranslations("thanks");
  const nav = useTranslations("nav");
  const ways = [
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
          {t("meanwhile")}
        </h2>
        <div className="thanks__ways cluster">
          {ways.map(({ name, to }) => (
            <Link key={to} className="go" to={to}>
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
      <div className="head">
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
function NothingSent() {
  const { locale } = useVisitorChoice();
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
function Sooner({ reference }: { reference: string }) {
  const t = useTranslations("thanks");
  const company = useCompany();
  const line = usePageLine();
  if (company === null) return null;
  const question = { line, text: t("chat_text", { reference }) };
  return (
    <section>
      <h2 className="h-4 thanks__heading">{t("sooner")}</h2>
      <div className="cluster">
        <WriteLink className="btn" question={question} />
        <OtherWays className="btn btn--line" question={question} />
      </div>
    </section>
  );
}
