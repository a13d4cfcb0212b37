import { useTranslations } from "use-intl";
import type { PageSection } from "#contract/page.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import type { ExamplePurchase } from "#site/features/home/example-purchase.server.ts";
import { Receipt } from "#site/components/receipt.tsx";
import { Rooms } from "#site/components/room-range.tsx";

interface WhyUsProps {
  section: PageSection;
  example: ExamplePurchase | null;
  /** ISO date. */
  today: string;
}

/** Why to ask us, with a purchase worked out line by line beside it. */
export function WhyUs({ section, example, today }: WhyUsProps) {
  return (
    <section className="section">
      <div className="wrap grid grid--7-5">
        <div>
          <h2>{section.heading}</h2>
          <div
            className="lede measure why-us__text"
            dangerouslySetInnerHTML={{ __html: section.body ?? "" }}
          />
          <dl className="reasons">
            {section.items.map(({ heading, text }) => (
              <div key={heading}>
                <dt className="h-3">{heading}</dt>
                <dd className="soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>{example !== null && <Example example={example} today={today} />}</div>
      </div>
    </section>
  );
}

function Example({ example, today }: { example: ExamplePurchase; today: string }) {
  const { area } = useVisitor();
  const t = useTranslations("home.example");
  const { name, unit, receipt } = example;
  return (
    <Receipt
      receipt={receipt}
      today={today}
      heading={<h3>{t("heading")}</h3>}
      subject={t.rich("subject", {
        project: name,
        area: area(unit.areaM2),
        name: (text) => <bdi>{text}</bdi>,
        home: () =>
          unit.rooms === null ? <bdi>{unit.type.name}</bdi> : <Rooms rooms={unit.rooms} />,
        size: (text) => <bdi className="num">{text}</bdi>,
      })}
    />
  );
}
