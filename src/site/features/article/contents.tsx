import { useTranslations } from "use-intl";
import { SectionLink } from "#site/ui/section-link.tsx";

/** A text of fewer parts than these is found through without a list of them. */
const worthListing = 3;

interface ContentsProps {
  headings: readonly { id: string; text: string }[];
}

/** What an article holds, as links into it; it stays beside the text where there is room. */
export function Contents({ headings }: ContentsProps) {
  const t = useTranslations("article");
  if (headings.length < worthListing) return null;
  return (
    <nav className="toc toc--stays article__contents" aria-labelledby="in-this-article">
      <p className="soft" id="in-this-article">
        {t("contents")}
      </p>
      {headings.map(({ id, text }) => (
        <SectionLink key={id} section={id}>
          {text}
        </SectionLink>
      ))}
    </nav>
  );
}
