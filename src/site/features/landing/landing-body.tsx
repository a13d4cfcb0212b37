import { useTranslations } from "use-intl";
import type { Landing } from "#contract/landing.ts";
import type { Testimonial } from "#contract/people.ts";
import type { Programme } from "#contract/purchase-rules.ts";
import { Testimonials } from "#site/components/testimonials.tsx";
import type { Faq } from "#site/ui/faqs.tsx";
import { AskHere } from "./ask-here.tsx";
import { BeforeYouAsk } from "./before-you-ask.tsx";
import { LandingSteps } from "./landing-steps.tsx";
import { PresentedProjects } from "./presented-projects.tsx";
import { Reasons } from "./reasons.tsx";
import { VisaRules } from "./visa-rules.tsx";

export interface LandingView {
  landing: Pick<Landing, "country" | "reasons" | "projects" | "steps">;
  visa: { heading: string; bodyHtml: string; programmes: readonly Programme[] };
  testimonials: readonly Testimonial[];
  questions: readonly Faq[];
  hasForm: boolean;
  /** ISO date. */
  today: string;
}

/** What stands below the form: why to buy there, what there is, and what it leads to. */
export function LandingBody({ view }: { view: LandingView }) {
  const { landing, visa, testimonials, questions, hasForm, today } = view;
  const t = useTranslations("landing");
  return (
    <>
      <Reasons {...landing} />
      <PresentedProjects {...landing} />
      <VisaRules {...visa} today={today} />
      <LandingSteps {...landing} />
      <Testimonials
        section={{ heading: t("quotes"), body: null }}
        testimonials={testimonials}
        countries={[landing.country]}
      />
      {questions.length > 0 && (
        <BeforeYouAsk
          questions={questions}
          ask={<AskHere className="btn btn--line" hasForm={hasForm} />}
        />
      )}
    </>
  );
}
