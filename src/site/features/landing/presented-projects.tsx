import { useTranslations } from "use-intl";
import type { Landing } from "#contract/landing.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { RateNote } from "#site/components/price-figure.tsx";
import { SectionHead } from "#site/components/section-head.tsx";
import { PresentedProject } from "./presented-project.tsx";
import { soldLast } from "./told-price.ts";

/** The projects that the page presents, one that leads and a line for each other; without any, the way to the listing. */
export function PresentedProjects({ country, projects }: Pick<Landing, "country" | "projects">) {
  const { locale } = useVisitor();
  const t = useTranslations("landing.projects");
  const tOverview = useTranslations("overview");
  return (
    <section className="section sunk">
      <div className="wrap">
        <SectionHead
          heading={t("heading")}
          body={`<p>${projects.length === 0 ? t("none") : t("text")}</p>`}
          more={{
            to: linkTo(locale, "listing", { country: country.slug }),
            title: tOverview("see_all", { count: country.projects }),
          }}
        />
        {projects.length > 0 && (
          <>
            <ol className="shelf" role="list">
              {soldLast(projects).map((presented, index) => (
                <PresentedProject
                  key={presented.project.slug}
                  presented={presented}
                  leads={index === 0}
                />
              ))}
            </ol>
            <RateNote />
          </>
        )}
      </div>
    </section>
  );
}
