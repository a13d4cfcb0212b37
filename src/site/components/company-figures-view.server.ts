import type { PageSection } from "#contract/page.ts";
import type { Company } from "#contract/settings.ts";
import type { FigureParts } from "#i18n/format.ts";
import type { Visitor } from "#i18n/visitor.tsx";

/** `body` and `text` are HTML. */
export interface CompanyFiguresView extends Pick<PageSection, "heading" | "body" | "image"> {
  figures: readonly { heading: string | null; text: string | null; parts: FigureParts }[];
}

/** Without the company only figures written out in the content are left. */
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

/** A literal figure, or one of the company's such as `@founded`; null when that is unknown. */
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
