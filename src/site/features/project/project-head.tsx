import { useTranslations } from "use-intl";
import { Breadcrumbs } from "#site/components/breadcrumbs.tsx";
import { SaveToggle } from "#site/components/saved-projects/save-toggle.tsx";
import { OfferTag } from "#site/components/offer-tag.tsx";
import { ShareMenu } from "#site/components/share/share-menu.tsx";
import { StatusTag } from "#site/components/status-tag.tsx";
import type { ProjectView } from "./project-view.server.ts";
import { ViewingLinks } from "./contact-links.tsx";

export function ProjectHead({ view }: { view: ProjectView }) {
  const t = useTranslations("project");
  const { project, crumbs, tagline, offer, placeName, url } = view;
  const { name, ref, status } = project;
  return (
    <>
      <Breadcrumbs ancestors={crumbs} current={name} />
      <div className="project-head">
        <div>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <p className="lede">{tagline}</p>
        </div>
        <div>
          <p className="project-head__meta">
            <span className="project-head__tags">
              <StatusTag status={status} />
              {offer && <OfferTag offer={offer} />}
            </span>
            <span>{placeName}</span>
            <span className="soft">
              {t("reference")} <bdi className="numeric">{ref}</bdi>
            </span>
          </p>
          <div className="project-head__actions">
            <SaveToggle list="shortlist" project={project} labelled />
            <ShareMenu heading={t("share_heading")} title={name} url={url} />
            <SaveToggle list="compare" project={project} labelled />
          </div>
        </div>
      </div>
    </>
  );
}

export function Overview({ view }: { view: ProjectView }) {
  const t = useTranslations("project.overview");
  const { project, descriptionHtml, highlights } = view;
  return (
    <section id="overview">
      <h2>{t("heading")}</h2>
      <div className="prose lede-first" dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
      <ul className="dash-list" role="list">
        {highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
      <div className="only-small introduction__viewing">
        <ViewingLinks project={project} />
      </div>
    </section>
  );
}
