export interface FormIntroView {
  heading: string;
  bodyHtml: string;
}

export function FormIntro({ heading, bodyHtml }: FormIntroView) {
  return (
    <>
      <h2 className="h-3">{heading}</h2>
      <div className="soft" dangerouslySetInnerHTML={{ __html: bodyHtml }} />
    </>
  );
}
