import { useTranslations } from "use-intl";
import type { ReactNode } from "react";
import { AskLink } from "#site/components/ask-link.tsx";
import { OtherWays } from "#site/components/channels/other-ways.tsx";
import { usePageLine } from "#site/components/channels/question.ts";
import { WriteLink } from "#site/components/channels/write-link.tsx";

interface AskAdviserProps {
  heading: string;
  text: string;
  /** Chat line and prefilled text. */
  chat: string;
  /** Further links below the contact buttons. */
  children?: ReactNode;
}

export function AskAdviser({ heading, text, chat, children }: AskAdviserProps) {
  const t = useTranslations("listing.none");
  const question = { line: usePageLine(), text: chat };
  return (
    <section className="section--tight sunk">
      <div className="wrap grid grid--5-7">
        <h2>{heading}</h2>
        <div>
          <p className="lede ask-adviser__text">{text}</p>
          <div className="cluster">
            <WriteLink className="btn btn--lg" question={question} />
            <AskLink className="btn btn--line btn--lg">{t("contact")}</AskLink>
          </div>
          <div className="cluster more-ways more-ways--below">
            <OtherWays className="go" question={question} />
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
