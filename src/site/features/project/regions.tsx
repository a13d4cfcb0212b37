import type { ChartView } from "#site/components/place-chart/chart-view.ts";
import { TideKey, TideLine } from "#site/components/tide-line.tsx";
import type { Faq } from "#site/ui/faqs.tsx";
import { Amenities } from "./amenities.tsx";
import { ProjectFilm } from "./film.tsx";
import { FloorPlans } from "./floor-plans.tsx";
import { FullCost } from "./full-cost.tsx";
import { Gallery } from "./gallery.tsx";
import { NoGallery } from "./no-gallery.tsx";
import { Overview } from "./overview.tsx";
import type { ProjectFacts, ProjectPage } from "./page.server.ts";
import { PaperFoot } from "./paper-foot.tsx";
import { PaymentSection } from "./payment-section.tsx";
import { Place } from "./place.tsx";
import { ProjectCrumbs } from "./project-crumbs.tsx";
import { ProjectHead } from "./project-head.tsx";
import { Questions } from "./questions.tsx";
import { Residence } from "./residence.tsx";
import { Returns } from "./returns.tsx";
import { UnitsTable } from "./units-table.tsx";
import { ViewingLinks } from "./viewing-links.tsx";

/** What a page tells of a project whatever the visitor chooses. */
export interface AboutProject {
  project: ProjectFacts;
  /** Whole address of the page. */
  address: string;
  /** ISO date. */
  today: string;
  /** The description as HTML that our own renderer made. */
  descriptionHtml: string;
  questions: readonly Faq[];
  /** Null where the coast is not drawn. */
  chart: ChartView | null;
}

/** The project at first sight: its name, its photographs and how it is paid. */
export function FirstSight({ about: { project, address } }: { about: AboutProject }) {
  return (
    <>
      <ProjectCrumbs project={project} />
      <ProjectHead project={project} address={address} />
      {project.images.length > 0 ? <Gallery project={project} /> : <NoGallery project={project} />}
      <TideLine plan={project.plan} />
      <div className="only-small">
        <TideKey plan={project.plan} />
      </div>
    </>
  );
}

/** What it is. */
export function Introduction({ about }: { about: AboutProject }) {
  const { project, descriptionHtml } = about;
  return (
    <Overview html={descriptionHtml} highlights={project.highlights}>
      <div className="only-small introduction__viewing">
        <ViewingLinks project={project} />
      </div>
    </Overview>
  );
}

/** All figures that depend on what the visitor chooses. */
export function Figures({ page }: { page: ProjectPage }) {
  const { project, unit, standings, today } = page;
  return (
    <>
      <UnitsTable page={page} />
      <PaymentSection page={page} />
      <Returns project={project} unit={unit} />
      <FullCost page={page} />
      {standings.length > 0 && <Residence standings={standings} today={today} />}
    </>
  );
}

/** What it looks like, has and is near to. */
export function Surroundings({ about }: { about: AboutProject }) {
  const { project, questions, chart } = about;
  const { video } = project;
  return (
    <>
      {project.floorPlans.length > 0 && <FloorPlans project={project} />}
      {video && <ProjectFilm video={video} />}
      <Amenities amenities={project.amenities} />
      <Place project={project} chart={chart} />
      {questions.length > 0 && <Questions questions={questions} />}
      <PaperFoot about={about} />
    </>
  );
}
