import type { PageSection } from "#contract/page.ts";
import type { Company } from "#contract/settings.ts";
import type { FigureParts } from "#i18n/format.ts";
import type { Visitor } from "#i18n/visitor.tsx";

/** What the company has done, in figures; its text is HTML. */
export interface CompanyFiguresView extends Pick<PageSection, "heading" | "body" | "image"> {
  figures: readonly { heading: string | null; text: string | null; parts: FigureParts }[];
}

/** Without the company there are those figures alone that the content tells itself. */
export function companyFiguresView(
  { heading, body, image, items }: Pick<PageSection, "heading" | "body" | "image" | "items">,
  company: Company | null,
  { format }: Visitor,
): CompanyFiguresView {
  const figures = items.flatMap(({ heading, text, figure }) => {
    const parts = figureParts(figure ?? "", company, format.number);
    return parts === null ? [] : [{ heading, text, parts }];
  });
  return { heading, body, image, figures };
}

/** A figure of the content, or the company's figure that it names; `over` says that there are more by now. */
export function figureParts(
  figure: string,
  company: Company | null,
  number: (value: number) => string,
): FigureParts | null {
  const plain = (main: string) => ({ before: "", main, after: "" });
  if (company === null) return figure.startsWith("@") ? null : plain(figure);
  const { founded, figures } = company;
  const over = (count: number) => ({ before: "", main: number(count), after: "+" });
  switch (figure) {
    case "@founded":
      return plain(String(founded));
    case "@properties":
      return over(figures.properties);
    case "@nationalities":
      return over(figures.nationalities);
    case "@worldwide":
      return plain(number(figures.worldwide));
    default:
      return plain(figure);
  }
}
