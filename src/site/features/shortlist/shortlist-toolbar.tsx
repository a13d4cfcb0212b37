import { useTranslations } from "use-intl";
import type { SavedListOrder } from "#contract/saved-list.ts";
import { linkTo, sharedListLink } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { deviceListState } from "#site/features/shortlist/device-list-state.ts";
import { isShared, type ListOwnership } from "#site/features/shortlist/list-ownership.ts";
import { addProjects, useSavedProjects } from "#site/components/saved-projects/saved-projects.ts";
import { publishSaveEvent } from "#site/components/saved-projects/save-events.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";
import { ContactLink } from "#site/components/contact-link.tsx";
import { ShareMenu } from "#site/components/share/share-menu.tsx";

interface ShortlistToolbarProps {
  /** All references in the address. */
  homes: readonly string[];
  /** Those that match a project. */
  known: readonly string[];
  order: SavedListOrder;
  /** Null before hydration, when the device's list is unknown. */
  ownership: ListOwnership | null;
}

export function ShortlistToolbar({ homes, known, order, ownership }: ShortlistToolbarProps) {
  const t = useTranslations("shortlist");
  return (
    <div className="shortlist-toolbar">
      <div className="shortlist-toolbar__count">
        <p>{t("count", { count: known.length })}</p>
        {ownership && <SaveAllButton homes={known} />}
      </div>
      <div className="shortlist-toolbar__ownership">
        {ownership && <OwnershipNote standing={ownership} />}
      </div>
      {known.length > 1 && (
        <SortLinks homes={homes} order={order} isForeign={isShared(ownership)} />
      )}
    </div>
  );
}

/** Saves the list's missing projects on the device; nothing when all are saved. */
function SaveAllButton({ homes }: { homes: readonly string[] }) {
  const t = useTranslations("shortlist");
  const kept = useSavedProjects("shortlist");
  if (homes.every((home) => kept.includes(home))) return null;
  return (
    <button className="keep" type="button" onClick={() => saveAll(homes)}>
      <Icon name="bookmark" />
      {t("save_all", { count: homes.length })}
    </button>
  );
}

function OwnershipNote({ standing }: { standing: ListOwnership }) {
  const t = useTranslations("shortlist");
  const { locale } = useVisitorPreferences();
  const kept = useSavedProjects("shortlist");
  const says = {
    own: t("ownership.own"),
    part: t("ownership.part"),
    shared: t("ownership.shared"),
    unkept: t("ownership.unsaved"),
  };
  return (
    <>
      <p className="soft">{says[standing]}</p>
      {isShared(standing) && kept.length > 0 && (
        <Link
          className="go"
          to={linkTo(locale, "shortlist", { homes: kept })}
          state={deviceListState}
        >
          {t("open_device_list", { count: kept.length })}
        </Link>
      )}
    </>
  );
}

function saveAll(homes: readonly string[]): void {
  publishSaveEvent({ list: "shortlist", kind: "added_all", left: addProjects("shortlist", homes) });
}

interface SortLinksProps {
  homes: readonly string[];
  order: SavedListOrder;
  isForeign: boolean;
}

function SortLinks({ homes, order, isForeign: isSent }: SortLinksProps) {
  const t = useTranslations("shortlist.order");
  const { locale } = useVisitorPreferences();
  const orders: readonly { order: SavedListOrder; name: string }[] = [
    { order: "saved", name: isSent ? t("shared") : t("saved") },
    { order: "price", name: t("price") },
  ];
  return (
    <nav className="shortlist-toolbar__sort" aria-label={t("label")}>
      {orders.map((other) => (
        <Link
          key={other.order}
          className="keep"
          to={linkTo(locale, "shortlist", { homes, order: other.order })}
          replace
          preventScrollReset
          aria-current={other.order === order ? "true" : undefined}
        >
          {other.name}
        </Link>
      ))}
    </nav>
  );
}

interface ListActionsProps {
  homes: readonly string[];
  /** Origin of the site, for absolute share links. */
  origin: string;
}

export function ListActions({ homes, origin }: ListActionsProps) {
  const t = useTranslations("shortlist");
  const { format } = useVisitor();
  const count = homes.length;
  return (
    <div className="shortlist-actions">
      <ContactLink className="btn" message={t("ask_text", { homes: format.list(homes) })}>
        {t("ask", { count })}
      </ContactLink>
      <ShareMenu
        heading={t("share")}
        title={t("share_title", { count })}
        url={origin + sharedListLink("shortlist", homes)}
      />
      <button
        className="keep shortlist-actions__print"
        type="button"
        onClick={() => window.print()}
      >
        {t("print")}
      </button>
    </div>
  );
}
