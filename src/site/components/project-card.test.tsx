import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { exampleProject } from "#tests/support/example-project.ts";
import messages from "#i18n/messages/en.json";
import { VisitorProvider } from "#i18n/visitor-preferences.tsx";
import { registerMessages } from "#i18n/messages.ts";
import { visitorOf } from "#i18n/visitor.tsx";
import { CompanyProvider } from "#site/components/company-context.tsx";
import { projectCardView } from "#site/components/project-card-view.server.ts";
import { LeadProjectCard, ProjectCard } from "#site/components/project-card.tsx";
import { defaultVisitorChoice } from "#tests/support/default-visitor-choice.ts";

test("a project shows a start-from price until all units are sold", () => {
  const [open, sold] = (["ready", "sold"] as const).map((status) =>
    shown(<ProjectCard project={cardOf({ ...exampleProject(), status })} />),
  );
  const [from, last] = [messages.card.from, messages.project.card.last_price];
  expect(open).toContain(`<span>${from} </span>`);
  expect(open).not.toContain(last);
  expect(sold).toContain(`<span>${last} </span>`);
  expect(sold).not.toContain(`<span>${from} </span>`);
});

test("only the leading card of a page has pictures for wide screens", () => {
  const project = exampleProject();
  const widths = [480, 768, 1080, 1600];
  const pictured = cardOf({ ...project, cover: project.cover && { ...project.cover, widths } });
  const card = shown(<ProjectCard project={pictured} />);
  const lead = shown(<LeadProjectCard project={pictured} summary="" highlights={[]} />);
  expect([card, lead].map((html) => html.includes("1600w"))).toEqual([false, true]);
});

registerMessages("en", messages);

function cardOf(project: ReturnType<typeof exampleProject>) {
  return projectCardView(project, visitorOf(defaultVisitorChoice("en")));
}

const place = { country: null, city: null };

function shown(card: ReactElement): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <IntlProvider locale="en" messages={messages} timeZone="UTC">
        <VisitorProvider preferences={defaultVisitorChoice("en")}>
          <CompanyProvider company={null} subject={{ place, project: null }}>
            {card}
          </CompanyProvider>
        </VisitorProvider>
      </IntlProvider>
    </MemoryRouter>,
  );
}
