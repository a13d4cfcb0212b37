import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { emptyCriteria } from "#contract/search-criteria.ts";
import { byFlagFilter, filterNames } from "#domain/search/filters.ts";
import messages from "#i18n/messages/en.json";
import { registerMessages } from "#i18n/messages.ts";
import { VisitorProvider } from "#i18n/visitor-preferences.tsx";
import { visitorOf } from "#i18n/visitor.tsx";
import { PendingSelectionProvider } from "#site/features/search/pending-selection.tsx";
import { Filters } from "#site/features/search/filters.tsx";
import { listingNames } from "#site/features/search/listing-names.server.ts";
import { listingView } from "#site/features/search/listing-view.server.ts";
import { emptyListing } from "#tests/support/empty-listing.ts";
import { defaultVisitorChoice } from "#tests/support/default-visitor-choice.ts";

registerMessages("en", messages);

test("the form has a control for every filter", () => {
  const result = emptyListing({ ...emptyCriteria, city: ["istanbul"] });
  const values = [{ value: "istanbul", label: "Istanbul", count: 1 }];
  for (const facet of Object.values(result.listing.facets))
    if (Array.isArray(facet)) facet.push(...values);
  Object.assign(
    result.listing.facets,
    byFlagFilter(() => 1),
  );
  const visitor = defaultVisitorChoice("en");
  const view = listingView(result, listingNames(result, "en"), visitorOf(visitor));
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <IntlProvider locale="en" messages={messages} timeZone="UTC">
        <VisitorProvider preferences={visitor}>
          <PendingSelectionProvider view={view}>
            <Filters filters={view.filters} total={1} />
          </PendingSelectionProvider>
        </VisitorProvider>
      </IntlProvider>
    </MemoryRouter>,
  );
  const names = [...html.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name = ""]) => name);
  expect([...new Set(names)].toSorted()).toEqual(filterNames.toSorted());
});
