interface StepsProps {
  steps: readonly { heading: string | null; text: string | null }[];
}

export function Steps({ steps }: StepsProps) {
  return (
    <ol className="steps steps--row">
      {steps.map(({ heading, text }) => (
        <li key={heading}>
          <h3 className="h-4">{heading}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
