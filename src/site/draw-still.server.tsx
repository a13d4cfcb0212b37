/** Draws still regions on the server, and keeps what it drew: a card is the same on every page that shows it. */
import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { messagesOf } from "#i18n/messages.ts";
import { VisitorProvider, type VisitorChoice } from "#i18n/visitor-choice.tsx";
import { createKeptMarkup } from "#site/kept-markup.server.ts";
import { leanMarkup, withoutIdleIsolates } from "#site/lean-markup.server.ts";
import { markOf } from "#site/mark-of.server.ts";
import { CompanyProvider, type PageSubject } from "#site/parts/company.tsx";
import type { LaterPart } from "#site/parts/still/later-part.ts";
import type { LiveAround, StillAround } from "#site/parts/still/still.tsx";
import type { Standing, StillPart, StillProps } from "#site/parts/still/still-part.ts";

const keptParts = createKeptMarkup(6_000_000);
/** Apart from those, because choices make listings without end. */
const keptRegions = createKeptMarkup(3_000_000);

/** Pieces of markup, one after the other. */
export type Markup = readonly Buffer[];

/** Draws a region of items, one after the other. Everything that what is kept may depend on is in its key, so nothing has to be cleared. */
export function drawStill<Item>(
  part: LoadedPart<Item>,
  items: readonly Item[],
  around: StillAround,
): Markup {
  const { name, keptFor, component } = part;
  const asked = keptFor === "item" ? { ...around, subject: noSubject } : around;
  const draw = (item: Item, stands: Standing) => {
    const drawn = <Drawn component={component} props={{ item, stands }} around={asked} />;
    const markup = renderToStaticMarkup(drawn, { identifierPrefix: name });
    return withoutIdleIsolates(leanMarkup(markup), around.choice.locale);
  };
  if (keptFor === null)
    return items.map((item, index) => Buffer.from(draw(item, standingOf(index))));
  const { choice, company, subject } = asked;
  const shared = `${name} ${markOfChoice(choice)} ${markOf(company)} ${markOf(subject)}`;
  const kept = keptFor === "item" ? keptParts : keptRegions;
  return items.map((item, index) => {
    const stands = standingOf(index);
    return kept.find(`${shared} ${stands} ${markOf(item)}`, () => draw(item, stands));
  });
}

function standingOf(index: number): Standing {
  if (index === 0) return "first";
  return index < 3 ? "beside" : "below";
}

interface LoadedPart<Item> extends Pick<StillPart<Item>, "name" | "keptFor"> {
  component: ComponentType<StillProps<Item>>;
}

/** Draws a region that is taken over later. */
export function drawLive<Item>(
  { name, component }: LaterPart<Item>,
  item: Item,
  { choice, hidden }: LiveAround,
): Markup {
  const key = `${name} ${markOfChoice(choice)} ${markOf(item)} ${markOf(hidden)}`;
  const markup = keptRegions.find(key, () => {
    if (component === null) throw new Error(`The part ${name} was not loaded`);
    const around = { choice, company: null, subject: noSubject };
    return leanMarkup(
      renderToString(<Drawn component={component} props={{ item }} around={around} />),
    );
  });
  return [markup];
}

function markOfChoice({ locale, currency, currencyName, areaUnit, rates }: VisitorChoice): string {
  return `${locale} ${currency} ${currencyName} ${areaUnit} ${markOf(rates)}`;
}

/** What is kept for any page with its item never speaks of the page around it. */
const noSubject: PageSubject = Object.freeze({
  place: { country: null, city: null },
  project: null,
});

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
