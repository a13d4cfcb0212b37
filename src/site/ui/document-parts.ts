import { createContext, type ReactNode } from "react";

/** What the server alone puts into a document; a browser has no use for it. */
export interface DocumentParts {
  /** Marks the inline scripts that the site itself says. */
  nonce?: string;
  /** Whether the document stays as it is: no script of the router comes with it. */
  isStatic?: boolean;
  /** The id of the request that it is made for, which the log knows too. Only what is static may show it. */
  reference?: string;
  /** What networks and chats read of a shared page. */
  head?: ReactNode;
  /** What search engines read. */
  end?: ReactNode;
}

export const DocumentParts = createContext<DocumentParts>({});
