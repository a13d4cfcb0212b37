/** What surrounds the pages of a language: its texts, the visitor's choices, header and footer. */
import { lazy, type ReactNode } from "react";
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
import type { Locale } from "#domain/locale.ts";
import { messagesOf } from "#i18n/messages.ts";
import { usDollar } from "#i18n/visitor-currency.ts";
import { VisitorProvider, type VisitorChoice } from "#i18n/visitor-choice.tsx";
import type { Around } from "#site/around.server.ts";
import { failureFiles } from "#site/failure-files.ts";
import { ChatPanel } from "#site/features/navigation/chat-panel.tsx";
import { placeOfPage } from "#site/features/navigation/page-place.ts";
import { ProgressBar } from "#site/features/navigation/progress-bar.tsx";
import { Late, LateContacts, LateHeader } from "#site/late.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { useLostFiles } from "#site/lost-files.tsx";
import { PageAddresses } from "#site/page-addresses.tsx";
import { CompanyProvider, type PageSubject } from "#site/parts/company.tsx";
import type { loader as loadArticle } from "#site/routes/article.tsx";
import type { loader as loadForm } from "#site/routes/enquiry.tsx";
import type { loader as loadProject } from "#site/routes/project.tsx";
import type { loader as loadThanks } from "#site/routes/thanks-you.tsx";
import type { loadShell, ShellData } from "#site/shell-loader.ts";
import { Still } from "#site/parts/still/still.tsx";
import { aroundOf } from "#site/sent-around.ts";
import { ownSurroundings } from "#site/surroundings.ts";

const Failure = lazy(async () => {
  const { Failure } = await failureFiles();
  return { default: Failure };
});

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
  const around = shell && aroundOf(shell.around);
  const lost = useLostFiles();
  const page = lost ?? children;
  return (
    <IntlProvider locale={locale} messages={messagesOf(locale)} timeZone="UTC">
      <VisitorProvider choice={around?.choice ?? choiceWithout(locale)}>
        <SkipLink />
        {lost === null && <ProgressBar />}
        {shell === null || around === null ? (
          <CompanyProvider company={null} subject={noSubject}>
            <LateHeader shell={null} hasSentForm={false} />
            {page}
          </CompanyProvider>
        ) : (
          <Company shell={shell} around={around} failed={failed || lost !== null}>
            {page}
          </Company>
        )}
      </VisitorProvider>
    </IntlProvider>
  );
}

interface CompanyProps {
  shell: ShellData;
  around: Around;
  failed: boolean;
  children: ReactNode;
}

/** A page that failed is surrounded like any other, for the ways on. */
function Company({ shell, around, failed, children }: CompanyProps) {
  const { places, company } = around;
  const subject = useSubject(places);
  const hasSentForm = useHasSentForm();
  const hasOwn = useMatches().some(({ handle }) => handle === ownSurroundings);
  return (
    <CompanyProvider company={company} subject={subject}>
      {hasOwn && !failed ? (
        children
      ) : (
        <>
          <LateHeader shell={shell} hasSentForm={hasSentForm} />
          {children}
          <Still as="footer" className="foot on-sea" sent={shell.still} part="footer" />
        </>
      )}
      <LateContacts />
      <ChatPanel />
      <Late />
    </CompanyProvider>
  );
}

const noSubject: PageSubject = { place: { country: null, city: null }, project: null };

/** What a page is about; a form by itself is about its project, an article about its country, and thanks come from the office that answers. */
function useSubject(places: Around["places"]): PageSubject {
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
    currencyName: usDollar.code,
    areaUnit: "m2",
    rates: [usDollar],
  };
}
