import type { Page } from "#contract/page.ts";
import { Breadcrumbs } from "#site/components/breadcrumbs.tsx";

export type ContactHeadView = Pick<Page, "title" | "hero">;

export function ContactHead({ title, hero }: ContactHeadView) {
  return (
    <>
      <Breadcrumbs current={title} />
      <div className="section-head">
        <h1>{hero.heading}</h1>
        <p className="lede">{hero.text}</p>
      </div>
    </>
  );
}
