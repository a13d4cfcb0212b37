import { use } from "react";
import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { CallInstead } from "#site/components/call-instead.tsx";
import { ChatLink } from "#site/components/channels/chat-link.tsx";
import { useCompany, usePageSubject } from "#site/components/company-context.tsx";
import { SearchForm } from "#site/components/search-box/search-form.tsx";
import { CoastDrawing } from "#site/ui/coast-drawing.tsx";
import { DocumentParts } from "#site/ui/document-parts.ts";
import { Link } from "#site/ui/link.tsx";
import type { RefusalReason } from "#contract/enquiry/outcome.ts";
import { Icon } from "#site/ui/icon.tsx";
import { useLocation, isRouteErrorResponse } from "react-router";

export function ErrorPage({ error }: { error: unknown }) {
  const status = statusOf(error);
  const isOffline = isNetworkError(error);
  return (
    <main id="main" className="wrap section--tight">
      <div className="empty empty--tall">
        {!isOffline && (
          <div className="empty__chart">
            <CoastDrawing drawing="cyprus" />
          </div>
        )}
        <div className="empty__body">
          {isOffline ? (
            <ConnectionError />
          ) : (
            <>
              <p className="soft numeric">{status}</p>
              <ErrorMessage status={status} />
            </>
          )}
        </div>
      </div>
    </main>
  );
}

function ErrorMessage({ status }: { status: number }) {
  if (status === 403) return <RejectedForm reason="foreign" />;
  if (status === 411) return <RejectedForm reason="unmeasured" />;
  if (status === 413) return <RejectedForm reason="too_large" />;
  return status < 500 ? <ClientError status={status} /> : <ServerError />;
}

/** Client errors, which are not the site's fault. */
function ClientError({ status }: { status: number }) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("failure");
  const tNav = useTranslations("nav");
  const texts: Record<number, { heading: string; title?: string; text: string }> = {
    404: {
      heading: t("not_found.title"),
      title: t("not_found.page_title"),
      text: t("not_found.text"),
    },
    405: { heading: t("read_only.title"), text: t("read_only.text") },
    410: { heading: t("gone.title"), text: t("gone.text") },
    414: { heading: t("too_long.title"), text: t("too_long.text") },
    429: { heading: t("too_many.title"), text: t("too_many.text") },
  };
  const other = { heading: t("server_error.title"), text: t("read_only.text") };
  const { text, ...heading } = texts[status] ?? other;
  return (
    <>
      <ErrorHeading {...heading} />
      <p className="soft">{text}</p>
      <SearchForm label={t("search")} />
      <Link className="btn btn--line" to={linkTo(locale, "listing", { country: "properties" })}>
        {tNav("all_properties")}
      </Link>
      <HomeLink />
    </>
  );
}

function ServerError() {
  const t = useTranslations("failure");
  const { reference } = use(DocumentParts);
  const company = useCompany();
  const { place } = usePageSubject();
  return (
    <>
      <ErrorHeading className="h-2" heading={t("server_error.title")} />
      <p className="soft">
        {t.rich("server_error.text", {
          write: (text) =>
            company === null ? text : <ChatLink className="text-link">{text}</ChatLink>,
        })}
      </p>
      <CallInstead place={place} />
      {reference !== undefined && (
        <p className="soft">
          {t.rich("server_error.reference", {
            reference,
            id: (id) => <bdi className="ltr numeric">{id}</bdi>,
          })}
        </p>
      )}
      <RetryLink />
      <HomeLink />
    </>
  );
}

/** No answer from the server, so there is no status and no log entry. */
function ConnectionError() {
  const t = useTranslations("failure");
  return (
    <>
      <ErrorHeading className="h-2" heading={t("offline.title")} />
      <p className="soft">{t("offline.text")}</p>
      <RetryLink />
      <HomeLink />
    </>
  );
}

type RejectionReason = Extract<RefusalReason, "foreign" | "too_large" | "unmeasured">;

/** The form was rejected before it was parsed: shows why, a telephone and a link to an empty form. */
function RejectedForm({ reason }: { reason: RejectionReason }) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("enquiry.refused");
  const { place } = usePageSubject();
  const reasons: Record<RejectionReason, string> = {
    foreign: t("foreign"),
    too_large: t("too_large"),
    unmeasured: t("unmeasured"),
  };
  return (
    <>
      <ErrorHeading className="h-2" heading={t("title")} />
      <p>{reasons[reason]}</p>
      <CallInstead place={place} />
      <a className="action-link" href={linkTo(locale, "enquiry", {})}>
        {t("back")}
        <Icon name="arrow-right" />
      </a>
    </>
  );
}

/** A plain anchor reloads the document, unlike a router link. */
function RetryLink() {
  const t = useTranslations("failure");
  const { pathname, search } = useLocation();
  return (
    <a className="btn" href={pathname + search}>
      {t("retry")}
    </a>
  );
}

function HomeLink() {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("failure");
  return (
    <a className="action-link" href={linkTo(locale, "home")}>
      {t("home")}
      <Icon name="arrow-right" />
    </a>
  );
}

interface ErrorHeadingProps {
  heading: string;
  /** Document title, where it differs from the heading. */
  title?: string;
  className?: string;
}

/** Renders the document title here rather than in `meta`, whose texts every page would load. */
function ErrorHeading({ heading, title = heading, className }: ErrorHeadingProps) {
  return (
    <>
      <title>{title}</title>
      <h1 className={className}>{heading}</h1>
    </>
  );
}

/** Network error messages of Chromium, Firefox and Safari; the rest are for interrupted responses. */
const networkErrorMessages = [
  "Failed to fetch",
  "NetworkError when attempting to fetch resource",
  "Load failed",
  "network error",
  "Error in input stream",
  "Unable to decode turbo-stream response",
];

/** Whether the browser could not reach the server. */
export function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === "AbortError" || error.name === "NetworkError") return true;
  return networkErrorMessages.some((message) => error.message.startsWith(message));
}

/** 500 when the thrown value has no status. */
export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}
