import type { ReactNode } from "react";
import { CoastDrawing } from "#site/ui/coast-drawing.tsx";

interface EmptyStateProps {
  drawing?: "coast" | "gulf" | "cyprus";
  heading: ReactNode;
  headingSize?: "h-2" | "h-3";
  text?: string;
  children: ReactNode;
}

export function EmptyState({
  drawing = "coast",
  heading,
  headingSize = "h-2",
  text,
  children,
}: EmptyStateProps) {
  return (
    <div className="empty">
      <div className="empty__chart">
        <CoastDrawing drawing={drawing} eager />
      </div>
      <div className="empty__body">
        <h2 className={headingSize}>{heading}</h2>
        {text !== undefined && <p className="soft">{text}</p>}
        {children}
      </div>
    </div>
  );
}
