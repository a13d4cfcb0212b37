import { useTranslations } from "use-intl";
import type { Page } from "#contract/page.ts";
import { Conditions } from "#site/features/partnership/conditions.tsx";
import { PartnerKinds } from "#site/features/partnership/partner-kinds.tsx";
import { Referral } from "#site/features/partnership/referral.tsx";
import { PageHero } from "#site/components/page-hero.tsx";
import { SectionLink } from "#site/ui/section-link.tsx";
import type { ApplicationSection } from "./application-text.tsx";

export interface PartnershipView extends Pick<Page, "title" | "hero"> {
  sections: Partial<
    Record<
      "partners" | "terms" | "conditions" | "contact",
      ApplicationSection & Pick<Page["sections"][number], "items">
    >
  >;
}

/** What a partnership is, before the way to apply for it. */
export function PartnershipText({ title, hero, sections }: PartnershipView) {
  const { partners, terms, conditions, contact } = sections;
  const t = useTranslations("partnership");
  return (
    <>
      <PageHero
        crumbs={{
          here: title,
        }}
        heading={hero.heading}
        summary={hero.text}
        image={hero.image}
      >
        {contact && (
          <p className="partner__apply">
            <SectionLink className="btn" section="apply">
              {t("apply")}
            </SectionLink>
          </p>
        )}
      </PageHero>
      {partners && <PartnerKinds section={partners} />}
      {terms && <Referral section={terms} />}
      {conditions && <Conditions section={conditions} />}
    </>
  );
}
