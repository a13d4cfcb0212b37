import { createContext, type ReactNode } from "react";

/** What the server alone puts into a document; a browser has no use for it. */
export interface DocumentParts {
  /** Marks the inline scripts that the site itself says. */
  nonce?: string;
  /** What networks and chats read of a shared page. */
  head?: ReactNode;
  /** What search engines read. */
  end?: ReactNode;
}

export const DocumentParts = createContext<DocumentParts>({});
