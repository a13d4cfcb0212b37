import { Amenities } from "./amenities.tsx";
import { ProjectFilm } from "./film.tsx";
import { FloorPlans } from "./floor-plans.tsx";
import { FullCost } from "./full-cost.tsx";
import { Overview } from "./overview.tsx";
import type { ProjectPage } from "./page.server.ts";
import { PaymentSection } from "./payment-section.tsx";
import type { ChartView } from "#site/parts/place-chart/chart-view.ts";
import type { Faq } from "#site/ui/faqs.tsx";
import { Place } from "./place.tsx";
import { PriceCard } from "./price-card.tsx";
import { Questions } from "./questions.tsx";
import { Residence } from "./residence.tsx";
import { Returns } from "./returns.tsx";
import { SectionAnchors, sectionIds, type SectionId } from "./section-anchors.tsx";
import { hasHomes, UnitsTable } from "./units-table.tsx";
import { ViewingLinks } from "./viewing-links.tsx";

interface ProjectSectionsProps {
  page: ProjectPage;
  /** The description as HTML that our own renderer made. */
  descriptionHtml: string;
  questions: readonly Faq[];
  chart: ChartView | null;
}

/** Everything there is to know about a project, section by section, with its price beside it. */
export function ProjectSections(props: ProjectSectionsProps) {
  const { page, descriptionHtml, questions, chart } = props;
  const { project, unit, standings, today } = page;
  const { video } = project;
  return (
    <>
      <SectionAnchors sections={sectionsOf(props)} homes={hasHomes(project.units)} />
      <div className="wrap pgrid">
        <div className="pmain">
          <Overview html={descriptionHtml} highlights={project.highlights}>
            <div className="pt-5 lg:hidden">
              <ViewingLinks project={project} />
            </div>
          </Overview>
          <UnitsTable page={page} />
          <PaymentSection page={page} />
          <Returns project={project} unit={unit} />
          <FullCost page={page} />
          {standings.length > 0 && <Residence standings={standings} today={today} />}
          {project.floorPlans.length > 0 && <FloorPlans project={project} />}
          {video && <ProjectFilm video={video} />}
          <Amenities amenities={project.amenities} />
          <Place project={project} chart={chart} />
          {questions.length > 0 && <Questions questions={questions} />}
        </div>
        <div className="pside">
          <PriceCard project={project} />
        </div>
      </div>
    </>
  );
}

function sectionsOf({ page, questions }: ProjectSectionsProps): SectionId[] {
  const missing: Partial<Record<SectionId, boolean>> = {
    residence: page.standings.length === 0,
    plans: page.project.floorPlans.length === 0,
    questions: questions.length === 0,
  };
  return sectionIds.filter((id) => !missing[id]);
}
