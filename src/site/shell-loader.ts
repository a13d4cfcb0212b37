import type { LoaderFunctionArgs } from "react-router";
import { usDollar } from "#i18n/visitor-currency.ts";
import {
  pathInMenus,
  type FooterData,
  type MenusData,
} from "#site/features/navigation/shell-data.ts";
import type { ChoicesData } from "#site/features/preferences/choice-forms.tsx";
import { apiFor } from "#site/api-client.ts";
import { localeOfPath } from "#site/locale-of-path.ts";
import { stillPart, stillPiece } from "#site/parts/still/still-part.ts";
import { sentFormId } from "#site/receive-enquiry/sent-form.ts";
import { commonPicturesContext, siteOriginContext, todayContext } from "#site/request-context.ts";
import { sendAround } from "#site/send-around.server.ts";
import { drawnFrom, sentTogether } from "#site/sent.server.ts";

export type ShellData = Awaited<ReturnType<typeof loadShell>>;

/**
 * Reads what surrounds every page of a language: menus, footer, currencies and what the visitor has chosen. A page stands
 * without any of it; whether there is a page is for its own loader to say.
 */
export async function loadShell(args: LoaderFunctionArgs) {
  const { url, context } = args;
  const api = apiFor(context, localeOfPath(url.pathname));
  const [around, currencies, areas, filterPages, footer] = await Promise.all([
    sendAround(args),
    api.want("currencies"),
    api.want("areaNavigation"),
    api.want("filterPages"),
    api.want("footerLinks"),
  ]);
  context.set(commonPicturesContext, footer);
  const path = pathInMenus(url.pathname);
  const offered: ChoicesData = {
    currencies: currencies?.content.map(({ code, name }) => ({ code, name })) ?? [dollar],
  };
  const offeredBySentForm = { ...offered, path: url.pathname + url.search, sentForm: sentFormId };
  const year = Number(context.get(todayContext).slice(0, 4));
  const menus: MenusData = { areas: areas?.content ?? [], filterPages: filterPages ?? [], path };
  const shownFooter = footer && { content: footer.content, company: footer.company };
  const ending: FooterData = { footer: shownFooter, year, path };
  return {
    still: await sentTogether(args, [
      drawnFrom(choices, [offered]),
      drawnFrom(choicesOfSentForm, [offeredBySentForm]),
      drawnFrom(headerMenus, [menus]),
      drawnFrom(sheetMenus, [menus]),
      drawnFrom(footerPart, [ending]),
    ]),
    around,
    origin: context.get(siteOriginContext),
  };
}

/** Where the API cannot tell the currencies, there is nothing else to choose. */
const dollar = { code: usDollar.code, name: usDollar.code };

const choices = stillPart("preferences", async () => {
  const { ChoiceForms } = await import("#site/features/preferences/choice-forms.tsx");
  return ChoiceForms;
});

const choicesOfSentForm = stillPiece("preferences-of-sent-form", async () => {
  const { ChoiceFormsOfSentForm } = await import("#site/features/preferences/choice-forms.tsx");
  return ChoiceFormsOfSentForm;
});

const headerMenus = stillPart("header-menus", async () => {
  const { HeaderMenus } = await import("#site/features/navigation/header-menus.tsx");
  return HeaderMenus;
});

const sheetMenus = stillPart("sheet-menus", async () => {
  const { SheetMenus } = await import("#site/features/navigation/sheet-menus.tsx");
  return SheetMenus;
});

const footerPart = stillPart("footer", async () => {
  const { SiteFooter } = await import("#site/features/navigation/site-footer.tsx");
  return SiteFooter;
});
