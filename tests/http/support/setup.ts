import { configure } from "@testing-library/dom";
import "@testing-library/jest-dom/vitest";

configure({
  // Without style sheets nobody can tell what is hidden; browser tests do.
  defaultHidden: true,
  // The whole page in the message would bury it.
  getElementError: (message) => new Error(message?.split("\n")[0]),
});
