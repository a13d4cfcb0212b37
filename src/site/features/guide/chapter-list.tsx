export interface Chapter {
  heading: string;
  bodyHtml: string;
}

/** The chapters of a guide, a rule between them. */
export function ChapterList({ chapters }: { chapters: readonly Chapter[] }) {
  if (chapters.length === 0) return null;
  return (
    <section className="section">
      <div className="wrap guide">
        {chapters.map(({ heading, bodyHtml }, index) => (
          <article key={heading} id={chapterId(index)} className="grid grid--12">
            <h2 className="lg:col-span-5">{heading}</h2>
            <div className="prose lg:col-span-7" dangerouslySetInnerHTML={{ __html: bodyHtml }} />
          </article>
        ))}
      </div>
    </section>
  );
}

/** The same in every language. */
export function chapterId(index: number): string {
  return `chapter-${index + 1}`;
}
