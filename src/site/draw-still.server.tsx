/** Draws still regions on the server, and keeps what it drew: a card is the same on every page that shows it. */
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { messagesOf } from "#i18n/messages.ts";
import { VisitorProvider } from "#i18n/visitor.tsx";
import { createKeptMarkup } from "#site/kept-markup.server.ts";
import { markOf } from "#site/mark-of.server.ts";
import { CompanyProvider, type PageSubject } from "#site/parts/company.tsx";
import type { DrawStill, StillAround } from "#site/parts/still/still.tsx";
import type { StillPart } from "#site/parts/still/still-part.ts";

const kept = createKeptMarkup(10_000_000);

/** HTML of a region's items. Everything that they may depend on is in the key, so nothing has to be cleared. */
export const drawStill: DrawStill = (part, items, around) => {
  const shared = part.isKept ? `${part.name} ${circumstances(around)}` : null;
  return items
    .map((item, index) => {
      const isFirst = index === 0;
      const drawItem = () => draw(part, { item, isFirst }, around);
      return shared === null
        ? drawItem()
        : kept.find(`${shared} ${isFirst} ${markOf(item)}`, drawItem);
    })
    .join("");
};

function circumstances({ choice, company }: StillAround): string {
  const { locale, currency, areaUnit, rates } = choice;
  return `${locale} ${currency} ${areaUnit} ${markOf(rates)} ${markOf(company)}`;
}

/** What is kept speaks of its item, never of the page around it. */
const noSubject: PageSubject = { place: { country: null, city: null }, project: null };

function draw<Item>(
  { name, component: Part }: StillPart<Item>,
  props: { item: Item; isFirst: boolean },
  { choice, company, subject }: StillAround,
): string {
  if (Part === null) throw new Error(`The still part ${name} was not loaded`);
  const { locale } = choice;
  return renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messagesOf(locale)} timeZone="UTC">
      <VisitorProvider choice={choice}>
        <CompanyProvider company={company} subject={subject ?? noSubject}>
          <Part {...props} />
        </CompanyProvider>
      </VisitorProvider>
    </IntlProvider>,
    { identifierPrefix: name },
  );
}
