import { useTranslations } from "use-intl";
import { OfferTag } from "#site/parts/offer-tag.tsx";
import { PlaceName } from "#site/parts/place-name.tsx";
import { StatusTag } from "#site/parts/status-tag.tsx";
import type { ProjectFacts } from "./page.server.ts";

export function ProjectHead({ project }: { project: ProjectFacts }) {
  const t = useTranslations("project");
  return (
    <div className="phead">
      <div>
        <h1>
          <bdi>{project.name}</bdi>
        </h1>
        <p className="lede">{project.tagline}</p>
      </div>
      <p className="phead__m">
        <StatusTag status={project.status} />
        {project.offer && <OfferTag offer={project.offer} />}
        <span>
          <PlaceName place={project.place} />
        </span>
        <span className="soft">
          {t("reference")} <bdi className="num">{project.ref}</bdi>
        </span>
      </p>
    </div>
  );
}
