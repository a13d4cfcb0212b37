/** Draws still regions on the server, and keeps what it drew: a card is the same on every page that shows it. */
import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { messagesOf } from "#i18n/messages.ts";
import { VisitorProvider, type VisitorChoice } from "#i18n/visitor-choice.tsx";
import { createKeptMarkup } from "#site/kept-markup.server.ts";
import { markOf } from "#site/mark-of.server.ts";
import { CompanyProvider, type PageSubject } from "#site/parts/company.tsx";
import type { Drawing, StillAround } from "#site/parts/still/still.tsx";
import type { StillPart, StillProps } from "#site/parts/still/still-part.ts";

const keptParts = createKeptMarkup(10_000_000);
/** Apart from those, because choices make listings without end. */
const keptRegions = createKeptMarkup(5_000_000);

/** Draws a region of items, one after the other. Everything that what is kept may depend on is in its key, so nothing has to be cleared. */
export function drawStill<Item>(
  part: LoadedPart<Item>,
  items: readonly Item[],
  around: StillAround,
): string {
  const { name, isKept, component } = part;
  const { choice, company } = around;
  const shared = isKept ? `${name} ${markOfChoice(choice)} ${markOf(company)}` : null;
  const asked = isKept ? { ...around, subject: noSubject } : around;
  return items
    .map((item, index) => {
      const isFirst = index === 0;
      const draw = () =>
        renderToStaticMarkup(
          <Drawn component={component} props={{ item, isFirst }} around={asked} />,
          { identifierPrefix: name },
        );
      return shared === null
        ? draw()
        : keptParts.find(`${shared} ${isFirst} ${markOf(item)}`, draw);
    })
    .join("");
}

interface LoadedPart<Item> extends Pick<StillPart<Item>, "name" | "isKept"> {
  component: ComponentType<StillProps<Item>>;
}

/** Draws a region that is taken over later. */
export const drawLive: Drawing["live"] = ({ name, component }, item, { choice, hidden }) => {
  const key = `${name} ${markOfChoice(choice)} ${markOf(item)} ${markOf(hidden)}`;
  return keptRegions.find(key, () => {
    if (component === null) throw new Error(`The part ${name} was not loaded`);
    const around = { choice, company: null, subject: noSubject };
    return renderToString(<Drawn component={component} props={{ item }} around={around} />);
  });
};

function markOfChoice({ locale, currency, currencyName, areaUnit, rates }: VisitorChoice): string {
  return `${locale} ${currency} ${currencyName} ${areaUnit} ${markOf(rates)}`;
}

/** What is kept speaks of its item, never of the page around it. */
const noSubject: PageSubject = { place: { country: null, city: null }, project: null };

interface DrawnProps<Props> {
  component: ComponentType<Props>;
  props: Props;
  around: StillAround;
}

function Drawn<Props extends object>({
  component: Part,
  props,
  around: { choice, company, subject },
}: DrawnProps<Props>): ReactNode {
  const { locale } = choice;
  return (
    <IntlProvider locale={locale} messages={messagesOf(locale)} timeZone="UTC">
      <VisitorProvider choice={choice}>
        <CompanyProvider company={company} subject={subject}>
          <Part {...props} />
        </CompanyProvider>
      </VisitorProvider>
    </IntlProvider>
  );
}
