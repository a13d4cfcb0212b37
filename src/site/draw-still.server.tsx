/** Draws still regions on the server, and keeps what it drew: a card is the same on every page that shows it. */
import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { messagesOf } from "#i18n/messages.ts";
import { VisitorProvider, type VisitorChoice } from "#i18n/visitor.tsx";
import { createKeptMarkup } from "#site/kept-markup.server.ts";
import { markOf } from "#site/mark-of.server.ts";
import { CompanyProvider, type PageSubject } from "#site/parts/company.tsx";
import type { Drawing, StillAround } from "#site/parts/still/still.tsx";
import type { StillPart, StillProps } from "#site/parts/still/still-part.ts";

const keptParts = createKeptMarkup(10_000_000);
/** Apart from those, because choices make listings without end. */
const keptRegions = createKeptMarkup(5_000_000);

/** Everything that what is kept may depend on is in its key, so nothing has to be cleared. */
export const drawing: Drawing = {
  still(part, items, around) {
    const { choice, company } = around;
    const shared = part.isKept ? `${part.name} ${markOfChoice(choice)} ${markOf(company)}` : null;
    return items
      .map((item, index) => {
        const isFirst = index === 0;
        const drawItem = () =>
          renderToStaticMarkup(<Drawn part={part} props={{ item, isFirst }} around={around} />, {
            identifierPrefix: part.name,
          });
        return shared === null
          ? drawItem()
          : keptParts.find(`${shared} ${isFirst} ${markOf(item)}`, drawItem);
      })
      .join("");
  },
  live(part, item, { choice, hidden }) {
    const key = `${part.name} ${markOfChoice(choice)} ${markOf(item)} ${markOf(hidden)}`;
    return keptRegions.find(key, () => {
      const around = { choice, company: null, subject: null };
      return renderToString(<Drawn part={part} props={{ item, isFirst: true }} around={around} />);
    });
  },
};

function markOfChoice({ locale, currency, areaUnit, rates }: VisitorChoice): string {
  return `${locale} ${currency} ${areaUnit} ${markOf(rates)}`;
}

/** What is kept speaks of its item, never of the page around it. */
const noSubject: PageSubject = { place: { country: null, city: null }, project: null };

interface DrawnProps<Item> {
  part: StillPart<Item>;
  props: StillProps<Item>;
  around: StillAround;
}

function Drawn<Item>({ part, props, around }: DrawnProps<Item>): ReactNode {
  const { name, component: Part } = part;
  const { choice, company, subject } = around;
  if (Part === null) throw new Error(`The still part ${name} was not loaded`);
  const { locale } = choice;
  return (
    <IntlProvider locale={locale} messages={messagesOf(locale)} timeZone="UTC">
      <VisitorProvider choice={choice}>
        <CompanyProvider company={company} subject={subject ?? noSubject}>
          <Part {...props} />
        </CompanyProvider>
      </VisitorProvider>
    </IntlProvider>
  );
}
