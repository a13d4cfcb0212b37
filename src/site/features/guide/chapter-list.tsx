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
          <article key={heading} id={chapterId(index)} className="grid grid--5-7">
            <h2>{heading}</h2>
            <div className="prose" dangerouslySetInnerHTML={{ __html: bodyHtml }} />
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
