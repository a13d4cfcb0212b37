import type { MouseEvent } from "react";
import { useTranslations } from "use-intl";
import { type SavedListOrder, savedListLimits } from "#contract/saved-list.ts";
import { useDeviceListSync } from "#site/features/shortlist/use-device-list-sync.ts";
import {
  ProjectRow,
  UnknownReferences,
  WithdrawnRow,
} from "#site/features/shortlist/project-row.tsx";
import { ListActions, ShortlistToolbar } from "#site/features/shortlist/shortlist-toolbar.tsx";
import {
  splitUnknown,
  shortlistRows,
  type ShortlistProjects,
} from "#site/features/shortlist/shortlist-rows.ts";
import {
  isShared,
  listOwnership,
  type ListOwnership,
} from "#site/features/shortlist/list-ownership.ts";
import { Breadcrumbs } from "#site/components/breadcrumbs.tsx";
import {
  useSavedProjects,
  useStorageDenied,
} from "#site/components/saved-projects/saved-projects.ts";
import { EmptyUnlessSaved } from "#site/components/saved-projects/empty-unless-saved.tsx";
import { RateNote } from "#site/components/price-figure.tsx";
import { useHydrated } from "#site/ui/hydrated.ts";
import { linkTo, sharedListLink } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { EmptyState } from "#site/components/empty-state.tsx";
import { QuestionnaireLink } from "#site/components/questionnaire-link.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";
import { useCompany } from "#site/components/company-context.tsx";

interface ShortlistProps {
  /** References in the address. */
  requested: readonly string[];
  order: SavedListOrder;
  /** May contain more projects than the address names. */
  listed: ShortlistProjects;
  /** Print only: date and currency of the prices. */
  prices: string;
  /** Origin of the site, for absolute share links. */
  origin: string;
}

/** The device's own list or a shared one. */
export function Shortlist({ requested, order, listed, prices, origin }: ShortlistProps) {
  const t = useTranslations();
  const saved = useSavedProjects("shortlist");
  const isOwn = useDeviceListSync(requested, order);
  // Removed projects disappear at once, before the address changes.
  const references = isOwn ? requested.filter((ref) => saved.includes(ref)) : requested;
  const { known, unknown } = splitUnknown(references, listed);
  const ownership = useListOwnership(known.length > 0 ? known : references, isOwn);
  const list = { references, order, isOwn };
  const isSharedList = references.length > 0 && isShared(ownership);
  const heading = isSharedList ? t("shortlist.shared_heading") : t("saved_projects.shortlist");
  return (
    <>
      <Breadcrumbs current={heading} />
      <div className="shortlist-head">
        <div>
          <h1>{heading}</h1>
          {references.length > 0 && <p className="lede">{t("shortlist.lede")}</p>}
          <p className="print-only">{prices}</p>
        </div>
        {known.length > 0 && <ListActions references={known} origin={origin} />}
      </div>
      {references.length === 0 ? (
        <EmptyUnlessSaved list="shortlist">
          <EmptyShortlist />
        </EmptyUnlessSaved>
      ) : (
        <>
          <ShortlistToolbar
            references={references}
            known={known}
            order={order}
            ownership={ownership}
          />
          <ol
            className="shortlist-rows"
            role="list"
            hidden={known.length === 0}
            onClickCapture={ignoreDoubleClick}
          >
            {shortlistRows(known, listed, order).map((row, index) =>
              row.project ? (
                <ProjectRow
                  key={row.ref}
                  project={row.project}
                  list={list}
                  origin={origin}
                  eager={index === 0}
                />
              ) : (
                <WithdrawnRow key={row.ref} reference={row.ref} list={list} />
              ),
            )}
          </ol>
          {unknown.length > 0 && <UnknownReferences unknown={unknown} list={list} />}
          <div className="shortlist-notes">
            <p className="soft soft--fine">{t("shortlist.price_note")}</p>
            <RateNote />
          </div>
          <PrintFooter references={known} origin={origin} />
        </>
      )}
    </>
  );
}

/** Null before hydration: the server knows no device. */
function useListOwnership(references: readonly string[], isOwn: boolean): ListOwnership | null {
  const saved = useSavedProjects("shortlist");
  const denied = useStorageDenied();
  return useHydrated() ? listOwnership({ references, saved, denied, isOwn }) : null;
}

/** The second click of a double click would hit the row that moved up. */
function ignoreDoubleClick(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

function EmptyShortlist() {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("shortlist");
  return (
    <EmptyState
      heading={t("empty.heading")}
      text={t("empty.text", { limit: savedListLimits.shortlist })}
    >
      <noscript>
        <p>
          <strong>{t("no_script.heading")}</strong>
        </p>
        <p>{t("no_script.text")}</p>
      </noscript>
      <Link className="btn" to={linkTo(locale, "listing", { country: "properties" })}>
        {t("empty.listing")}
      </Link>
      <QuestionnaireLink className="action-link">
        {t("empty.questionnaire")}
        <Icon name="arrow-right" />
      </QuestionnaireLink>
    </EmptyState>
  );
}

/** Print only: contact and the list's address. */
function PrintFooter({ references, origin }: { references: readonly string[]; origin: string }) {
  const t = useTranslations("shortlist.print_footer");
  const company = useCompany();
  return (
    <div className="print-only shortlist-print-footer">
      {company && (
        <section>
          <h2 className="h-4">
            {t.rich("call", { company: company.legalName, name: (text) => <bdi>{text}</bdi> })}
          </h2>
          <ul role="list">
            {company.offices.map(({ city, phone }) => (
              <li key={city.slug}>
                {city.name} <bdi className="ltr numeric">{phone}</bdi>
              </li>
            ))}
            <li>
              <bdi className="ltr">{company.email}</bdi>
            </li>
          </ul>
        </section>
      )}
      <section>
        <h2 className="h-4">{t("address")}</h2>
        <p>
          <bdi className="ltr">{origin + sharedListLink("shortlist", references)}</bdi>
        </p>
      </section>
    </div>
  );
}
