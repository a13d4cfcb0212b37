import type { MiddlewareFunction } from "react-router";
import { wholeTexts } from "#i18n/whole-texts.ts";
import { localeOfPath } from "#site/locale-of-path.ts";
import { loadOptional } from "#site/parts/optional-files.ts";

/**
 * In a browser: a page that the router turns to comes together with all texts of its language. Where they cannot be had, that
 * is what happens where any of its files cannot: the router's own way, see `reload-once.ts`.
 */
export const comeWithTexts: MiddlewareFunction = async ({ url }, next) => {
  const [, texts] = await Promise.all([next(), loadOptional(() => textsOf(url.pathname))]);
  if (texts !== null) return;
  window.location.reload();
  await new Promise(() => {});
};

async function textsOf(path: string): Promise<true> {
  await wholeTexts(localeOfPath(path));
  return true;
}
