import { useTranslations } from "use-intl";
import type { Landing } from "#contract/landing.ts";
import type { Testimonial } from "#contract/people.ts";
import { Steps } from "#site/components/steps.tsx";
import { Testimonials } from "#site/components/testimonials.tsx";
import { CoastDrawing } from "#site/ui/coast-drawing.tsx";
import { Faqs, type Faq } from "#site/ui/faqs.tsx";
import { Figure } from "#site/ui/figure.tsx";
import { ContactFormLink } from "./contact-form-link.tsx";
import type { ReasonsView, FigureWithText } from "./landing-view.server.ts";
import type { PresentedProjectsView } from "./presented-projects-view.server.ts";
import { PresentedProjects } from "./presented-projects.tsx";
import { VisaRules, type VisaRulesProps } from "./visa-rules.tsx";

export interface LandingView {
  country: { slug: string; nameIn: string };
  reasons: ReasonsView;
  presented: PresentedProjectsView;
  visa: VisaRulesProps;
  steps: Landing["steps"];
  testimonials: readonly Testimonial[];
  questions: readonly Faq[];
  hasForm: boolean;
}

export function LandingBody({ view }: { view: LandingView }) {
  const { country, reasons, presented, visa, steps, testimonials, questions, hasForm } = view;
  const t = useTranslations("landing");
  return (
    <>
      {reasons && <Reasons {...reasons} />}
      <PresentedProjects {...presented} />
      <VisaRules {...visa} />
      {steps.length > 0 && <LandingSteps country={country.slug} steps={steps} />}
      <Testimonials
        section={{ heading: t("testimonials"), body: null }}
        testimonials={testimonials}
        countries={[country]}
      />
      {questions.length > 0 && <LandingQuestions questions={questions} hasForm={hasForm} />}
    </>
  );
}

function Reasons({ label, reasons }: NonNullable<ReasonsView>) {
  return (
    <section className="section" aria-label={label}>
      <div className="wrap">
        <dl className="facts landing-facts">
          {reasons.map(({ heading, text, figure }) => (
            <div key={heading}>
              <dt>{heading}</dt>
              <dd>{figure && <ReasonFigure {...figure} />}</dd>
              <dd className="facts__note">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function ReasonFigure({ textBefore, figure, textAfter }: FigureWithText) {
  return (
    <>
      {textBefore !== "" && <span className="facts__unit">{textBefore}</span>}
      {figure && <Figure parts={figure} size="lg" />}
      {textAfter !== "" && <span className="facts__unit">{textAfter}</span>}
    </>
  );
}

/** Coast drawing behind a country's steps. */
const drawings: Readonly<Record<string, "gulf" | "cyprus">> = { uae: "gulf", cyprus: "cyprus" };

/** `country` is a slug. */
function LandingSteps({ country, steps }: { country: string; steps: Landing["steps"] }) {
  const t = useTranslations("landing");
  return (
    <section className="on-sea landing-steps">
      <div className="landing-steps__chart">
        <CoastDrawing drawing={drawings[country] ?? "coast-on-sea"} />
      </div>
      <div className="wrap section">
        <h2>{t("steps")}</h2>
        <Steps steps={steps} />
      </div>
    </section>
  );
}

function LandingQuestions({ questions, hasForm }: Pick<LandingView, "questions" | "hasForm">) {
  const t = useTranslations("landing");
  return (
    <section className="section sunk">
      <div className="wrap grid grid--5-7">
        <div>
          <h2>{t("faqs")}</h2>
          <p className="landing-questions__text">
            <ContactFormLink className="btn btn--line" hasForm={hasForm} />
          </p>
        </div>
        <div>
          <Faqs questions={questions} firstOpen />
        </div>
      </div>
    </section>
  );
}
