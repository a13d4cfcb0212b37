/** What surrounds the pages of a language: its texts, the visitor's choices, header and footer. */
import { useMemo, type ReactNode } from "react";
import {
  Outlet,
  useLoaderData,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
  type MetaDescriptor,
} from "react-router";
import { IntlProvider, useTranslations } from "use-intl";
import { directChannels } from "#domain/contact-channels.ts";
import type { Locale } from "#domain/locale.ts";
import { messagesOf } from "#i18n/messages.ts";
import { usDollar } from "#i18n/visitor-currency.ts";
import { VisitorProvider, type VisitorChoice } from "#i18n/visitor-choice.tsx";
import { Failure } from "#site/features/failure/failure.tsx";
import { WechatPanel } from "#site/components/channels/wechat-panel.tsx";
import { citiesByCountry, placeOfPage, type CountryCities } from "#site/data/page-place.ts";
import { ProgressBar } from "#site/layout/progress-bar.tsx";
import { SiteFooter } from "#site/layout/site-footer.tsx";
import { Contacts, Dialogs, Header, LateSurroundings } from "#site/layout/dialogs.tsx";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { PageAddresses } from "#site/seo/page-addresses.tsx";
import { CompanyProvider, type PageSubject } from "#site/components/company.tsx";
import type { loader as loadArticle } from "#site/routes/article.tsx";
import type { loader as loadForm } from "#site/routes/enquiry.tsx";
import type { loader as loadProject } from "#site/routes/project.tsx";
import type { loader as loadThanks } from "#site/routes/thanks-you.tsx";
import type { loadShell, ShellData } from "#site/layout/layout-loader.ts";
import { ownSurroundings } from "#site/layout/own-layout.ts";

/** A page in its surroundings. */
export function Shell() {
  return (
    <Surroundings>
      <PageAddresses origin={useLoaderData<typeof loadShell>().origin} />
      <Outlet />
    </Surroundings>
  );
}

/** In place of a page that is not there or that failed; with bare surroundings when they are not known. */
export function ShellFailure() {
  return (
    <Surroundings failed>
      <Failure error={useRouteError()} />
    </Surroundings>
  );
}

/** The head of a page that failed; its title comes with what stands in its place. */
export function failureHead({ error }: { error?: unknown }): MetaDescriptor[] {
  return error ? [{ name: "robots", content: "noindex" }] : [];
}

function Surroundings({ failed = false, children }: { failed?: boolean; children: ReactNode }) {
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname);
  const shell = useRouteLoaderData<typeof loadShell>(`locale___${locale}`) ?? null;
  return (
    <IntlProvider locale={locale} messages={messagesOf(locale)} timeZone="UTC">
      <VisitorProvider choice={shell?.choice ?? choiceWithout(locale)}>
        <SkipLink />
        <ProgressBar failed={failed} />
        {shell === null ? (
          <CompanyProvider company={null} subject={noSubject}>
            <Header shell={null} hasSentForm={false} />
            {children}
          </CompanyProvider>
        ) : (
          <Company shell={shell} failed={failed}>
            {children}
          </Company>
        )}
      </VisitorProvider>
    </IntlProvider>
  );
}

interface CompanyProps {
  shell: ShellData;
  failed: boolean;
  children: ReactNode;
}

/** A page that failed is surrounded like any other, for the ways on. */
function Company({ shell, failed, children }: CompanyProps) {
  const { areas } = shell.menus;
  const places = useMemo(() => citiesByCountry(areas), [areas]);
  const subject = useSubject(places);
  const hasSentForm = useHasSentForm();
  const hasOwn = useMatches().some(({ handle }) => handle === ownSurroundings);
  return (
    <CompanyProvider company={shell.footer?.company ?? null} subject={subject}>
      <Dialogs>
        {hasOwn && !failed ? (
          children
        ) : (
          <>
            <Header shell={shell} hasSentForm={hasSentForm} />
            {children}
            <SiteFooter footer={shell.footer} year={shell.year} />
          </>
        )}
        <Contacts />
        {directChannels(shell.choice.locale).includes("wechat") && <WechatPanel />}
        <LateSurroundings />
      </Dialogs>
    </CompanyProvider>
  );
}

const noSubject: PageSubject = { place: { country: null, city: null }, project: null };

/** What a page is about; a form by itself is about its project, an article about its country, and thanks come from the office that answers. */
function useSubject(places: readonly CountryCities[]): PageSubject {
  const location = useLocation();
  const locale = localeOfPath(location.pathname);
  const project = useRouteLoaderData<typeof loadProject>(`project___${locale}`)?.subject;
  const form = useRouteLoaderData<typeof loadForm>(`enquiry___${locale}`);
  const thanks = useRouteLoaderData<typeof loadThanks>(`thanks-you___${locale}`);
  const article = useRouteLoaderData<typeof loadArticle>(`article___${locale}`);
  const asked = form?.asked?.path.split("/");
  if (asked) {
    const [country = null, city = null] = asked;
    return { place: { country, city }, project: form?.project ?? null };
  }
  if (thanks?.place) return { place: thanks.place, project: null };
  if (article?.country) {
    return { place: { country: article.country, city: null }, project: null };
  }
  return { place: placeOfPage(location, places), project: project ?? null };
}

/** Whether a form that was sent is shown again: a choice of language takes along what is typed in it. */
function useHasSentForm(): boolean {
  const locale = localeOfPath(useLocation().pathname);
  const form = useRouteLoaderData<typeof loadForm>(`enquiry___${locale}`);
  return form?.isSent === true;
}

function SkipLink() {
  const t = useTranslations("shell");
  return (
    <a className="skip" href="#main">
      {t("skip")}
    </a>
  );
}

/** What stands in for a visitor's choice while the API cannot tell the currencies. */
function choiceWithout(locale: Locale): VisitorChoice {
  return {
    locale,
    currency: usDollar.code,
    areaUnit: "m2",
    rateDay: "",
    rates: [usDollar],
  };
}
