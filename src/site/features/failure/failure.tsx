import { use } from "react";
import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { CallInstead } from "#site/components/call-instead.tsx";
import { ChatLink } from "#site/components/channels/chat-link.tsx";
import { useCompany, usePageSubject } from "#site/components/company.tsx";
import { SearchForm } from "#site/components/search-box/search-form.tsx";
import { Chart } from "#site/ui/chart.tsx";
import { DocumentParts } from "#site/ui/document-parts.ts";
import { Link } from "#site/ui/link.tsx";
import type { RefusalReason } from "#contract/enquiry/outcome.ts";
import { Icon } from "#site/ui/icon.tsx";
import { useLocation, isRouteErrorResponse } from "react-router";

/** What a visitor sees in place of a page that is not there or that failed. */
export function Failure({ error }: { error: unknown }) {
  const status = statusOf(error);
  const unreached = isLostConnection(error);
  return (
    <main id="main" className="wrap section--tight">
      <div className="empty empty--tall">
        {!unreached && (
          <div className="empty__c">
            <Chart drawing="cyprus" />
          </div>
        )}
        <div className="empty__b">
          {unreached ? (
            <Unreached />
          ) : (
            <>
              <p className="soft num">{status}</p>
              <Reason status={status} />
            </>
          )}
        </div>
      </div>
    </main>
  );
}

function Reason({ status }: { status: number }) {
  if (status === 403) return <FormRefused reason="foreign" />;
  if (status === 411) return <FormRefused reason="unmeasured" />;
  if (status === 413) return <FormRefused reason="too_large" />;
  return status < 500 ? <Refused status={status} /> : <Fault />;
}

/** Nothing failed: there is nothing here, nothing for what was asked, or nothing yet. */
function Refused({ status }: { status: number }) {
  const { locale } = useVisitorChoice();
  const t = useTranslations("failure");
  const tNav = useTranslations("nav");
  const texts: Record<number, { words: string; title?: string; text: string }> = {
    404: {
      words: t("not_found.title"),
      title: t("not_found.page_title"),
      text: t("not_found.text"),
    },
    405: { words: t("read_only.title"), text: t("read_only.text") },
    410: { words: t("gone.title"), text: t("gone.text") },
    414: { words: t("too_long.title"), text: t("too_long.text") },
    429: { words: t("too_many.title"), text: t("too_many.text") },
  };
  const other = { words: t("fault.title"), text: t("read_only.text") };
  const { text, ...heading } = texts[status] ?? other;
  return (
    <>
      <FailureHeading {...heading} />
      <p className="soft">{text}</p>
      <SearchForm label={t("search")} />
      <Link className="btn btn--line" to={linkTo(locale, "listing", { country: "properties" })}>
        {tNav("all_properties")}
      </Link>
      <HomeLink />
    </>
  );
}

function Fault() {
  const t = useTranslations("failure");
  const { reference } = use(DocumentParts);
  const company = useCompany();
  const { place } = usePageSubject();
  return (
    <>
      <FailureHeading className="h-2" words={t("fault.title")} />
      <p className="soft">
        {t.rich("fault.text", {
          write: (words) =>
            company === null ? words : <ChatLink className="text-link">{words}</ChatLink>,
        })}
      </p>
      <CallInstead place={place} />
      {reference !== undefined && (
        <p className="soft">
          {t.rich("fault.reference", {
            reference,
            id: (id) => <bdi className="ltr num">{id}</bdi>,
          })}
        </p>
      )}
      <RetryLink />
      <HomeLink />
    </>
  );
}

/** The server was never asked, or its answer never came: there is no number and no record of it. */
function Unreached() {
  const t = useTranslations("failure");
  return (
    <>
      <FailureHeading className="h-2" words={t("unreached.title")} />
      <p className="soft">{t("unreached.text")}</p>
      <RetryLink />
      <HomeLink />
    </>
  );
}

type UnreadReason = Extract<RefusalReason, "foreign" | "too_large" | "unmeasured">;

/** A form was turned away before it was read: why, whom to call instead, and the way back to an empty one. */
function FormRefused({ reason }: { reason: UnreadReason }) {
  const { locale } = useVisitorChoice();
  const t = useTranslations("enquiry.refused");
  const { place } = usePageSubject();
  const reasons: Record<UnreadReason, string> = {
    foreign: t("foreign"),
    too_large: t("too_large"),
    unmeasured: t("unmeasured"),
  };
  return (
    <>
      <FailureHeading className="h-2" words={t("title")} />
      <p>{reasons[reason]}</p>
      <CallInstead place={place} />
      <a className="go" href={linkTo(locale, "enquiry", {})}>
        {t("back")}
        <Icon name="arrow-right" />
      </a>
    </>
  );
}

/** A plain link loads the whole page anew, which a link of the router would not; this page unless told. */
function RetryLink({ path }: { path?: string }) {
  const t = useTranslations("failure");
  const { pathname, search } = useLocation();
  return (
    <a className="btn" href={path ?? pathname + search}>
      {t("retry")}
    </a>
  );
}

function HomeLink() {
  const { locale } = useVisitorChoice();
  const t = useTranslations("failure");
  return (
    <a className="go" href={linkTo(locale, "home")}>
      {t("home")}
      <Icon name="arrow-right" />
    </a>
  );
}

interface FailureHeadingProps {
  /** What failed. */
  words: string;
  /** The title of the page, where it says that otherwise. */
  title?: string;
  className?: string;
}

/**
 * Says what failed, in place of a page and as its title. The title is not left to the `meta` of a route: what that says, every
 * page brings along.
 */
function FailureHeading({ words, title = words, className }: FailureHeadingProps) {
  return (
    <>
      <title>{title}</title>
      <h1 className={className}>{words}</h1>
    </>
  );
}

/** What browsers say of a request that got no answer: Chromium, Firefox, Safari; then of an answer that broke off. */
const complaints = [
  "Failed to fetch",
  "NetworkError when attempting to fetch resource",
  "Load failed",
  "network error",
  "Error in input stream",
  "Unable to decode turbo-stream response",
];

/** Tells whether a page failed because the browser could not reach the server, of which the server knows nothing. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === "AbortError" || error.name === "NetworkError") return true;
  return complaints.some((complaint) => error.message.startsWith(complaint));
}

/** The status of whatever a route threw; 500 where none is known. */
export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}
