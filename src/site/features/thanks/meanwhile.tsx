import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { ProjectPath } from "#contract/enquiry/asked-enquiry.ts";
import type { RegionName } from "#contract/shared.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

export interface AskedProject {
  name: string;
  path: ProjectPath;
}

interface MeanwhileProps {
  /** What was asked about; null for nothing in particular. */
  project: AskedProject | null;
  /** Of the office that answers; null where none is known. */
  city: RegionName | null;
  /** What happens next, where there is more to say than the notice does. */
  children: ReactNode;
}

/** What to read until an answer comes. */
export function Meanwhile({ project, city, children }: MeanwhileProps) {
  const { locale } = useVisitor();
  const t = useTranslations("thanks");
  const nav = useTranslations("nav");
  const ways = [
    ...(project === null
      ? []
      : [{ name: project.name, to: linkTo(locale, "project", project.path) }]),
    { name: nav("all_properties"), to: linkTo(locale, "listing", { country: "properties" }) },
    ...(city === null
      ? []
      : [
          {
            name: t("guide", { city: city.name }),
            to: linkTo(locale, "city-guide", { city: city.slug }),
          },
        ]),
    { name: t("questions"), to: `${linkTo(locale, "contact-us")}#faq` },
  ];
  return (
    <section className="section sunk">
      <div className="wrap">
        {children}
        <h2
          className={
            children ? "h-4 thanks__heading thanks__heading--below" : "h-3 thanks__heading"
          }
        >
          {t("meanwhile")}
        </h2>
        <div className="thanks__ways cluster">
          {ways.map(({ name, to }) => (
            <Link key={to} className="go" to={to}>
              {name}
              <Icon name="arrow-right" />
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
}
