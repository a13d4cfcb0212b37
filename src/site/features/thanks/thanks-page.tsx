import { useTranslations } from "use-intl";
import type { Thanked } from "#contract/enquiry/thanked.ts";
import type { Page } from "#contract/page.ts";
import { ArrivalNotice } from "#site/features/thanks/arrival-notice.tsx";
import { Meanwhile, type AskedProject } from "#site/features/thanks/meanwhile.tsx";
import { NextSteps } from "#site/features/thanks/next-steps.tsx";
import { NothingSent } from "#site/features/thanks/nothing-sent.tsx";
import { OfficeTimes, type AnsweringOffice } from "#site/features/thanks/office-times.tsx";
import { Sooner } from "#site/features/thanks/sooner.tsx";
import { isReadToday, leadsToShortList } from "#site/features/thanks/what-follows.ts";
import { Breadcrumbs } from "#site/components/breadcrumbs.tsx";
import { Picture } from "#site/ui/picture.tsx";

export interface ThanksView extends Pick<Page, "title" | "hero"> {
  thanked: Thanked;
  /** Their texts are HTML. */
  sections: {
    "next-steps"?: ThanksSection;
    partnership?: ThanksSection;
  };
  /** Null where no office is known to answer. */
  answering: AnsweringOffice | null;
  /** What was asked about; null for nothing in particular. */
  project: AskedProject | null;
}

interface ThanksSection extends Pick<Page["sections"][number], "heading" | "items"> {
  bodyHtml: string;
}

/** That something has arrived, what becomes of it and what to do meanwhile. */
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

/** The content's, unless it was something else than a message. */
function useHeading({ reference, kind }: Thanked, heading: string): string {
  const t = useTranslations("thanks");
  if (reference === null) return t("nothing.heading");
  if (kind === "viewing") return t("viewing.heading");
  return kind === "opening" ? t("opening.heading") : heading;
}
