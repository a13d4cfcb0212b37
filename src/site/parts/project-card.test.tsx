import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { exampleProject } from "#tests/support/example-project.ts";
import type { ProjectSummary } from "#contract/project.ts";
import messages from "#i18n/messages/en.json";
import { VisitorProvider } from "#i18n/visitor-choice.tsx";
import { CompanyProvider } from "#site/parts/company.tsx";
import { ProjectCard } from "#site/parts/project-card.tsx";
import { visitorInDollars } from "#tests/support/visitor-in-dollars.ts";

test("homes start from a price until all are sold", () => {
  const [open, sold] = [shown("ready"), shown("sold")];
  const [from, last] = [messages.card.from, messages.project.card.last_price];
  expect(open).toContain(`<span>${from} </span>`);
  expect(open).not.toContain(last);
  expect(sold).toContain(`<span>${last} </span>`);
  expect(sold).not.toContain(`<span>${from} </span>`);
});

const place = { country: null, city: null };

function shown(status: ProjectSummary["status"]): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <IntlProvider locale="en" messages={messages} timeZone="UTC">
        <VisitorProvider choice={visitorInDollars("en")}>
          <CompanyProvider company={null} subject={{ place, project: null }}>
            <ProjectCard project={{ ...exampleProject(), status }} />
          </CompanyProvider>
        </VisitorProvider>
      </IntlProvider>
    </MemoryRouter>,
  );
}
