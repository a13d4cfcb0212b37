import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { exampleProject } from "#tests/support/example-project.ts";
import type { Landing } from "#contract/landing.ts";
import messages from "#i18n/messages/en.json";
import { VisitorProvider } from "#i18n/visitor-preferences.tsx";
import { registerMessages } from "#i18n/messages.ts";
import { visitorOf } from "#i18n/visitor.tsx";
import { LandingPriceBar } from "#site/features/landing/landing-price-bar.tsx";
import { landingPriceBarView } from "#site/features/landing/landing-view.server.ts";
import {
  presentedProjectsView,
  type LandingProject,
} from "#site/features/landing/presented-projects-view.server.ts";
import { PresentedProjects } from "#site/features/landing/presented-projects.tsx";
import { defaultVisitorChoice } from "#tests/support/default-visitor-choice.ts";

registerMessages("en", messages);
const visitor = visitorOf(defaultVisitorChoice("en"));

test("sold projects come last, are marked and have no first payment", () => {
  const page = shown([presented("Canal Nine", "sold"), presented("Marina Arc", "ready")]);
  expect(page.indexOf("Marina Arc")).toBeLessThan(page.indexOf("Canal Nine"));
  const [forSale = "", sold = ""] = page
    .split("<li")
    .slice(1)
    .filter((line) => line.includes("<h3"));
  expect(forSale).toContain("20% at signing, $20,000");
  expect(forSale).not.toContain(messages.card.status.sold);
  expect(sold).toContain(messages.card.status.sold);
  expect(sold).toContain(messages.project.card.last_price);
  expect(sold).not.toContain("$20,000");
});

test("without projects the page shows a note with a link to the listing, and no price", () => {
  const page = shown([]);
  expect(page).toContain(messages.landing.projects.none);
  expect(page).toContain('href="/en/uae/for-sale"');
  expect(page).not.toContain("<ol");
  expect(page).not.toContain("price-bar");
});

test("where all projects are sold no price is shown above the bar", () => {
  expect(shown([presented("Canal Nine", "sold")])).not.toContain("price-bar");
  expect(shown([presented("Canal Nine", "ready")])).toContain("price-bar");
});

/** Markup of projects and bar, without bidi isolates. */
function shown(projects: LandingProject[]): string {
  const country = { slug: "uae", name: "UAE", nameIn: "in the UAE", projects: 16 };
  const landing = { country: country as Landing["country"], projects }; // only the fields that are read
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <IntlProvider locale="en" messages={messages} timeZone="UTC">
        <VisitorProvider preferences={defaultVisitorChoice("en")}>
          <PresentedProjects {...presentedProjectsView(landing, visitor)} />
          <LandingPriceBar lowest={landingPriceBarView(landing, visitor)} hasForm />
        </VisitorProvider>
      </IntlProvider>
    </MemoryRouter>,
  );
  return markup.replaceAll(/[\u2068\u2069]/g, "");
}

function presented(title: string, status: string): LandingProject {
  const place = { country: { slug: "uae" }, city: { slug: "dubai" } };
  const cover = {
    url: "/pool.jpg",
    widths: [],
    formats: [],
    width: 3,
    height: 2,
    color: "",
    alt: "",
  };
  const { plan } = exampleProject();
  const project = { slug: title, place, cover, plan, status, startFromUsd: 100_000, badge: null };
  const copy = { title, location: "", feature: "", bedTypes: ["1+1"] };
  return { ...copy, priceUsd: 100_000, downPaymentPct: 20, project } as unknown as LandingProject; // only the fields that are read
}
