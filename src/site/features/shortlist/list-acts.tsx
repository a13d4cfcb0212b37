import { useTranslations } from "use-intl";
import { sharedListLink } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { AskLink } from "#site/components/ask-link.tsx";
import { ShareMenu } from "#site/components/share/share-menu.tsx";

interface ListActsProps {
  homes: readonly string[];
  /** Where the site is: what is passed on is a whole address. */
  origin: string;
}

/** What to do with a list: ask about it, pass it on, put it on paper. */
export function ListActs({ homes, origin }: ListActsProps) {
  const t = useTranslations("shortlist");
  const { format } = useVisitor();
  const count = homes.length;
  return (
    <div className="kept-acts">
      <AskLink className="btn" message={t("ask_text", { homes: format.list(homes) })}>
        {t("ask", { count })}
      </AskLink>
      <ShareMenu
        heading={t("share")}
        title={t("share_title", { count })}
        address={origin + sharedListLink("shortlist", homes)}
      />
      <button className="keep kept-acts__print" type="button" onClick={() => window.print()}>
        {t("print")}
      </button>
    </div>
  );
}
