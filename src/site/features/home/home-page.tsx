import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { CityTable } from "#site/components/city-table.tsx";
import { CompanyFigures } from "#site/components/company-figures.tsx";
import { ContactBand } from "#site/components/contact-band.tsx";
import { PostText } from "#site/components/post-cards.tsx";
import type { PostView } from "#site/components/post-view.server.ts";
import { RateNote } from "#site/components/price-figure.tsx";
import { ProcessSteps } from "#site/components/steps.tsx";
import { LeadProjectCard, ProjectCard } from "#site/components/project-card.tsx";
import { SectionHead } from "#site/components/section-head.tsx";
import { Testimonials } from "#site/components/testimonials.tsx";
import { Hero, PopularSearches, QuestionnairePrompt } from "#site/features/home/hero.tsx";
import type { FeaturedView, HomeView } from "#site/features/home/home-view.server.ts";
import { HomeSearchForm } from "#site/features/home/home-search-form.tsx";
import { WhyUs } from "#site/features/home/why-us.tsx";
import { Picture } from "#site/ui/picture.tsx";

export function HomePage({ view }: { view: HomeView }) {
  const { featured, places, whyUs, figures, process, testimonials, contact } = view;
  return (
    <>
      <Hero hero={view.hero}>
        <HomeSearchForm search={view.search} />
        <PopularSearches links={view.popularSearches} />
        <QuestionnairePrompt />
      </Hero>
      {featured && <FeaturedProjects featured={featured} />}
      {places && <Places {...places} />}
      {whyUs && <WhyUs {...whyUs} />}
      {figures && <CompanyFigures figures={figures} />}
      {process && <ProcessSteps section={process} />}
      {testimonials && <Testimonials {...testimonials} />}
      <LatestPosts posts={view.posts} />
      {contact && <ContactBand section={contact} />}
    </>
  );
}

function FeaturedProjects({ featured: { section, lead, others } }: { featured: FeaturedView }) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("home.featured");
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead
          heading={section.heading}
          body={section.body}
          more={{ to: linkTo(locale, "listing", { country: "properties" }), title: t("all") }}
        />
        <LeadProjectCard {...lead} />
        <div className="grid grid--cards featured-projects">
          {others.map((project) => (
            <ProjectCard key={project.ref} project={project} />
          ))}
        </div>
        <RateNote />
      </div>
    </section>
  );
}

function Places({ section, cities }: NonNullable<HomeView["places"]>) {
  const t = useTranslations("overview.table");
  return (
    <section className="section sunk">
      <div className="wrap">
        <SectionHead heading={section.heading} body={section.body} />
        <CityTable caption={t("caption")} table={cities} />
      </div>
    </section>
  );
}

function LatestPosts({ posts }: { posts: readonly PostView[] }) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("home.posts");
  const [first, ...others] = posts;
  if (first === undefined) return null;
  return (
    <section className="section section--flush">
      <div className="wrap">
        <SectionHead
          heading={t("heading")}
          body={null}
          more={{ to: linkTo(locale, "blog"), title: t("all") }}
        />
        <div className="grid grid--7-5">
          <article className="post post--lead">
            <Picture picture={first.image} sizes="(min-width: 64rem) 48rem, 92vw" alt="" />
            <PostText post={first} />
          </article>
          <div>
            {others.map((post) => (
              <article key={post.slug} className="post post--row">
                <PostText post={post} />
              </article>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
