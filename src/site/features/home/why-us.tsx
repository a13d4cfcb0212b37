import { useTranslations } from "use-intl";
import { Receipt } from "#site/components/receipt.tsx";
import type { ExamplePurchaseView } from "#site/features/home/example-purchase.server.ts";
import type { HomeView } from "#site/features/home/home-view.server.ts";

export function WhyUs({ section, example }: NonNullable<HomeView["whyUs"]>) {
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
        <div>{example !== null && <Example example={example} />}</div>
      </div>
    </section>
  );
}

function Example({ example }: { example: ExamplePurchaseView }) {
  const t = useTranslations("home.example");
  const { project, unit, area, receipt } = example;
  return (
    <Receipt
      receipt={receipt}
      heading={<h3>{t("heading")}</h3>}
      subject={t.rich("subject", {
        project,
        area,
        name: (text) => <bdi>{text}</bdi>,
        home: () => <bdi>{unit}</bdi>,
        size: (text) => <bdi className="numeric">{text}</bdi>,
      })}
    />
  );
}
