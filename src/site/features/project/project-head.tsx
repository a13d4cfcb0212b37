import { useTranslations } from "use-intl";
import { KeepAct } from "#site/components/kept-homes/keep-act.tsx";
import { OfferTag } from "#site/components/offer-tag.tsx";
import { PlaceName } from "#site/components/place-name.tsx";
import { ShareMenu } from "#site/components/share/share-menu.tsx";
import { StatusTag } from "#site/components/status-tag.tsx";
import type { ProjectFacts } from "./page.server.ts";

interface ProjectHeadProps {
  project: ProjectFacts;
  /** Whole address of the page. */
  address: string;
}

/** What a project is called and where it stands, with what a visitor does with it: keep it, compare it, pass it on. */
export function ProjectHead({ project, address }: ProjectHeadProps) {
  const t = useTranslations("project");
  return (
    <div className="phead">
      <div>
        <h1>
          <bdi>{project.name}</bdi>
        </h1>
        <p className="lede">{project.tagline}</p>
      </div>
      <div>
        <p className="phead__m">
          <span className="phead__tags">
            <StatusTag status={project.status} />
            {project.offer && <OfferTag offer={project.offer} />}
          </span>
          <span>
            <PlaceName place={project.place} />
          </span>
          <span className="soft">
            {t("reference")} <bdi className="num">{project.ref}</bdi>
          </span>
        </p>
        <div className="phead__acts">
          <KeepAct list="shortlist" project={project} labelled />
          <ShareMenu heading={t("share_heading")} title={project.name} address={address} />
          <KeepAct list="compare" project={project} labelled />
        </div>
      </div>
    </div>
  );
}
