interface NextStepsProps {
  heading: string;
  html: string;
  /** In order. */
  steps: readonly { heading: string | null; text: string | null }[];
}

/** What happens next. */
export function NextSteps({ heading, html, steps }: NextStepsProps) {
  return (
    <>
      <div className="head">
        <h2>{heading}</h2>
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </div>
      <ol className="steps steps--row thanks__steps">
        {steps.map((step) => (
          <li key={step.heading}>
            <h3 className="h-4">{step.heading}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
