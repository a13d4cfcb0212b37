import type { CSSProperties } from "react";
import type { TideView } from "#site/components/tide-line-view.server.ts";

/** A payment plan as a waterline: down payment, construction, handover, after handover. */
export function TideLine({ tide: { isFull, label, parts } }: { tide: TideView }) {
  if (isFull) {
    return (
      <div className="tide tide--ready" role="img" aria-label={label}>
        <i />
      </div>
    );
  }
  return (
    <div className="tide" role="img" aria-label={label} style={shares(parts)}>
      {parts.map(({ percent }, index) => (
        <i key={index} hidden={percent === 0} />
      ))}
    </div>
  );
}

export function TideKey({ tide: { isFull, parts } }: { tide: TideView }) {
  if (isFull) return null;
  return (
    <ul className="tide-key" role="list">
      {parts.map(({ percent, text }, index) => (
        <li key={index} hidden={percent === 0}>
          <i />
          {text}
        </li>
      ))}
    </ul>
  );
}

function shares(parts: TideView["parts"]): CSSProperties {
  const [down = 0, during = 0, handover = 0, after = 0] = parts.map(({ percent }) => percent);
  // React's style type has no custom properties.
  return { "--a": down, "--b": during, "--c": handover, "--d": after } as CSSProperties;
}
