import { createContext, type ReactNode } from "react";

/** What only the server renders into a document. */
export interface DocumentParts {
  /** Marks the inline scripts of the site itself. */
  nonce?: string;
  /** Whether the document has no scripts and is never hydrated. */
  isStatic?: boolean;
  /** Id of the request in the log; only a static document may show it. */
  reference?: string;
  /** Open Graph tags. */
  head?: ReactNode;
  /** JSON-LD. */
  end?: ReactNode;
}

export const DocumentParts = createContext<DocumentParts>({});
