import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { PlaceFacts } from "#site/components/place-facts.tsx";
import { RateNote } from "#site/components/price-figure.tsx";
import { Faqs, type Faq } from "#site/ui/faqs.tsx";
import { SectionLink } from "#site/ui/section-link.tsx";
import type { ChapterView, GuideIntroView } from "./guide-view.server.ts";

interface GuideIntroProps {
  intro: GuideIntroView;
  /** Further facts and links below the contents. */
  children: ReactNode;
}

export function GuideIntro({ intro: { facts, note, html, contents }, children }: GuideIntroProps) {
  const t = useTranslations("guide");
  return (
    <section className="section--tight">
      <div className="wrap">
        <PlaceFacts facts={facts} />
        <p className="soft soft--fine guide-intro__note">{note}</p>
        <RateNote />
        <div className="grid grid--7-4 guide-intro__text">
          <div className="prose lede-first" dangerouslySetInnerHTML={{ __html: html }} />
          <aside>
            <nav className="toc toc--guide" aria-labelledby="contents">
              <h2 id="contents" className="h-4">
                {t("contents")}
              </h2>
              {contents.map(({ id, title }) => (
                <SectionLink key={id} section={id}>
                  {title}
                </SectionLink>
              ))}
            </nav>
            {children}
          </aside>
        </div>
      </div>
    </section>
  );
}

export function ChapterList({ chapters }: { chapters: readonly ChapterView[] }) {
  if (chapters.length === 0) return null;
  return (
    <section className="section">
      <div className="wrap guide">
        {chapters.map(({ id, heading, bodyHtml }) => (
          <article key={id} id={id} className="grid grid--5-7">
            <h2>{heading}</h2>
            <div className="prose" dangerouslySetInnerHTML={{ __html: bodyHtml }} />
          </article>
        ))}
      </div>
    </section>
  );
}

export function BuyerQuestions({ questions }: { questions: readonly Faq[] }) {
  const t = useTranslations("guide");
  if (questions.length === 0) return null;
  return (
    <section className="section section--flush" id="questions">
      <div className="wrap grid grid--4-8">
        <h2>{t("questions")}</h2>
        <div>
          <Faqs questions={questions} firstOpen={false} />
        </div>
      </div>
    </section>
  );
}
