export interface AskTextView {
  heading: string;
  bodyHtml: string;
}

export function AskText({ heading, bodyHtml }: AskTextView) {
  return (
    <>
      <h2 className="h-3">{heading}</h2>
      <div className="soft" dangerouslySetInnerHTML={{ __html: bodyHtml }} />
    </>
  );
}
