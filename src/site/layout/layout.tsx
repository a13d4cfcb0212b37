import { useMemo, type ReactNode } from "react";
import {
  Outlet,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
  type MetaDescriptor,
} from "react-router";
import { IntlProvider, useTranslations } from "use-intl";
import { directChannels } from "#i18n/contact-channels.ts";
import { messagesOf } from "#i18n/messages.ts";
import { VisitorProvider } from "#i18n/visitor-preferences.tsx";
import { WechatPanel } from "#site/components/channels/wechat-panel.tsx";
import { CompanyProvider, type PageSubject } from "#site/components/company-context.tsx";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { citiesByCountry, placeOfPage } from "#site/data/page-place.ts";
import { ErrorPage } from "#site/features/error-page/error-page.tsx";
import { ShortlistMenuItem, ShortlistLink } from "#site/features/shortlist/shortlist-link.tsx";
import { BottomBar, FloatingContacts } from "#site/layout/contact-buttons.tsx";
import { defaultPreferences } from "#site/layout/default-preferences.ts";
import type { LayoutData, loadLayout } from "#site/layout/layout-loader.server.ts";
import { customLayout } from "#site/layout/custom-layout.ts";
import { DialogHosts, Overlays } from "#site/layout/overlays.tsx";
import { PreferencesMenu } from "#site/layout/preferences/preferences-menu.tsx";
import { SiteFooter } from "#site/layout/site-footer.tsx";
import { SiteHeader } from "#site/layout/site-header.tsx";
import { useDelayedPending } from "#site/ui/delayed-pending.ts";
import { CanonicalLinks } from "#site/seo/canonical-links.tsx";

export function Layout() {
  return (
    <LayoutProviders>
      <CanonicalLinks origin={useLoaderData<typeof loadLayout>().origin} />
      <Outlet />
    </LayoutProviders>
  );
}

/** Replaces a missing or failed page; shows no menus and footer where they could not be loaded. */
export function LayoutFailure() {
  return (
    <LayoutProviders failed>
      <ErrorPage error={useRouteError()} />
    </LayoutProviders>
  );
}

/** The title comes with the error component. */
export function failureMeta({ error }: { error?: unknown }): MetaDescriptor[] {
  return error ? [{ name: "robots", content: "noindex" }] : [];
}

function LayoutProviders({ failed = false, children }: { failed?: boolean; children: ReactNode }) {
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname);
  const layout = useRouteLoaderData<typeof loadLayout>(`locale___${locale}`) ?? null;
  return (
    <IntlProvider locale={locale} messages={messagesOf(locale)} timeZone="UTC">
      <VisitorProvider preferences={layout?.preferences ?? defaultPreferences(locale)}>
        <SkipLink />
        <ProgressBar failed={failed} />
        {layout === null ? (
          <CompanyProvider company={null} subject={noSubject}>
            <Header layout={null} hasSubmittedForm={false} />
            {children}
          </CompanyProvider>
        ) : (
          <LayoutContent layout={layout} failed={failed}>
            {children}
          </LayoutContent>
        )}
      </VisitorProvider>
    </IntlProvider>
  );
}

interface LayoutContentProps {
  layout: LayoutData;
  failed: boolean;
  children: ReactNode;
}

function LayoutContent({ layout, failed, children }: LayoutContentProps) {
  const { areas } = layout.menus;
  const location = useLocation();
  const places = useMemo(() => citiesByCountry(areas), [areas]);
  const { subject, isSubmitted = false } = usePageData();
  const hasCustomLayout = useMatches().some(({ handle }) => handle === customLayout);
  return (
    <CompanyProvider
      company={layout.footer?.company ?? null}
      subject={subject ?? { place: placeOfPage(location, places), project: null }}
    >
      <DialogHosts>
        {hasCustomLayout && !failed ? (
          children
        ) : (
          <>
            <Header layout={layout} hasSubmittedForm={isSubmitted} />
            {children}
            <SiteFooter footer={layout.footer} year={layout.year} />
          </>
        )}
        <FloatingContacts />
        <BottomBar />
        {directChannels(layout.preferences.locale).includes("wechat") && <WechatPanel />}
        <Overlays />
      </DialogHosts>
    </CompanyProvider>
  );
}

/** Loader data of a page that the layout reads. */
interface PageData {
  /** Only where the path names no place, as on an article; `placeOfPage` reads the others. */
  subject?: PageSubject | null;
  /** Whether a submitted form is shown again; a language switch must then carry its fields. */
  isSubmitted?: boolean;
}

function usePageData(): PageData {
  const data = useMatches().at(-1)?.loaderData;
  return typeof data === "object" && data !== null ? data : {};
}

const noSubject: PageSubject = { place: { country: null, city: null }, project: null };

interface HeaderProps {
  /** Null when it could not be loaded: the header then shows only the logo. */
  layout: Pick<LayoutData, "menus" | "areaUnits"> | null;
  hasSubmittedForm: boolean;
}

function Header({ layout, hasSubmittedForm }: HeaderProps) {
  if (layout === null) {
    return (
      <SiteHeader navigation={null} shortlist={null} shortlistEntry={null} preferences={null} />
    );
  }
  return (
    <SiteHeader
      navigation={layout.menus}
      shortlist={<ShortlistLink />}
      shortlistEntry={<ShortlistMenuItem />}
      preferences={
        <PreferencesMenu areaUnits={layout.areaUnits} hasSubmittedForm={hasSubmittedForm} />
      }
    />
  );
}

function SkipLink() {
  const t = useTranslations("layout");
  return (
    <a className="skip" href="#main">
      {t("skip")}
    </a>
  );
}

/** Grows for 5 s during a navigation; red after a failed one, then faded out by the style sheet. */
function ProgressBar({ failed }: { failed: boolean }) {
  const t = useTranslations("layout");
  const isPending = useDelayedPending(useNavigation().state !== "idle");
  const { key } = useLocation();
  const isDocument = key === "default"; // a failed document load was no navigation
  if (isPending) {
    return <div className="progress progress--busy" role="progressbar" aria-label={t("loading")} />;
  }
  return failed && !isDocument ? <div className="progress progress--failed" /> : null;
}
