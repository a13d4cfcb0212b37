import { configure } from "@testing-library/dom";
import "@testing-library/jest-dom/vitest";

configure({
  // Without style sheets, visibility is unknown; browser tests check it.
  defaultHidden: true,
  // The message would contain the whole page.
  getElementError: (message) => new Error(message?.split("\n")[0]),
});
