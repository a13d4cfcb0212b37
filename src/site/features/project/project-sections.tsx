import { type SubmitEvent, useEffect, useRef } from "react";
import { useLocation, useSubmit } from "react-router";
import { useTranslations } from "use-intl";
import { ProjectGrid } from "#site/components/project-grid.tsx";
import { SectionNav } from "#site/components/section-nav.tsx";
import { TideKey, TideLine } from "#site/components/tide-line.tsx";
import { Faqs } from "#site/ui/faqs.tsx";
import { inPlace } from "#site/ui/link.tsx";
import { FullCost } from "./full-cost.tsx";
import { Gallery, NoGallery } from "./gallery.tsx";
import { PaymentSection } from "./payment-section.tsx";
import { PriceBar, PriceCard } from "./price-card.tsx";
import { Overview, ProjectHead } from "./project-head.tsx";
import type { FiguresView, ProjectView } from "./project-view.server.ts";
import { Residence } from "./residence.tsx";
import { Returns } from "./returns.tsx";
import {
  Amenities,
  FloorPlans,
  PrintFooter,
  ProjectLocation,
  ProjectVideo,
} from "./location-and-media.tsx";
import { UnitsTable } from "./units-table.tsx";

export function ProjectSections({ view }: { view: ProjectView }) {
  const t = useTranslations("project");
  const { figures, floorPlans, video, questions, similar, tide } = view;
  const { query, units, payment, returns, cost, residence } = figures;
  const submitChoices = useChoiceSubmit(figures);
  return (
    <>
      <main id="main">
        <div className="wrap">
          <ProjectHead view={view} />
          {view.pictures.length > 0 ? <Gallery view={view} /> : <NoGallery coast={view.coast} />}
          <TideLine tide={tide} />
          <div className="only-small">
            <TideKey tide={tide} />
          </div>
        </div>
        <SectionNav label={t("sections.label")} sections={view.sections} />
        <div className="wrap project-layout">
          <div className="project-main">
            <Overview view={view} />
            <div className="project__calculation" onSubmit={submitChoices}>
              <UnitsTable units={units} />
              <PaymentSection payment={payment} query={query} />
              <Returns returns={returns} />
              <FullCost cost={cost} query={query} />
              {residence.length > 0 && <Residence eligibilities={residence} />}
            </div>
            {floorPlans.length > 0 && <FloorPlans project={view.project} plans={floorPlans} />}
            {video && <ProjectVideo video={video} />}
            <Amenities amenities={view.amenities} />
            <ProjectLocation place={view.place} />
            {questions.length > 0 && (
              <section id="questions">
                <h2>{t("questions")}</h2>
                <Faqs questions={questions} firstOpen />
              </section>
            )}
            <PrintFooter view={view} />
          </div>
          <div className="project-side">
            <PriceCard view={view} />
          </div>
        </div>
        {similar.length > 0 && (
          <section className="section sunk similar">
            <div className="wrap">
              <div className="section-head">
                <h2>{t("similar")}</h2>
              </div>
              <ProjectGrid projects={similar} />
            </div>
          </section>
        )}
      </main>
      <PriceBar view={view} />
    </>
  );
}

/**
 * Plain forms; with script a change updates the figures in place, and focus moves to a rejected field. `figures`
 * is the new loader data.
 */
function useChoiceSubmit(figures: FiguresView) {
  const submit = useSubmit();
  const { pathname } = useLocation();
  const submitted = useRef<{ action: string | null; before: FiguresView } | null>(null);
  useEffect(() => {
    if (submitted.current === null || submitted.current.before === figures) return;
    const form = document.querySelector(`form[action="${submitted.current.action}"]`);
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const isFocusLost = document.activeElement === document.body; // the submitted form may have been replaced
    const next = field ?? (isFocusLost && form?.querySelector<HTMLElement>("[type=submit]"));
    if (next) next.focus({ preventScroll: true });
    field?.scrollIntoView({ behavior: "instant", block: "center" }); // a smooth scroll would end where the field was before the update
    submitted.current = null;
  }, [figures]);
  return (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    submitted.current = { action: event.target.getAttribute("action"), before: figures };
    void submit(event.target, { action: pathname, preventScrollReset: true, state: inPlace }); // the form's own action ends in a section's hash
  };
}
