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
  references: readonly string[];
  /** Those that match a project. */
  known: readonly string[];
  order: SavedListOrder;
  /** Null before hydration, when the device's list is unknown. */
  ownership: ListOwnership | null;
}

export function ShortlistToolbar({ references, known, order, ownership }: ShortlistToolbarProps) {
  const t = useTranslations("shortlist");
  return (
    <div className="shortlist-toolbar">
      <div className="shortlist-toolbar__count">
        <p>{t("count", { count: known.length })}</p>
        {ownership && <SaveAllButton references={known} />}
      </div>
      <div className="shortlist-toolbar__ownership">
        {ownership && <OwnershipNote ownership={ownership} />}
      </div>
      {known.length > 1 && (
        <SortLinks references={references} order={order} isListShared={isShared(ownership)} />
      )}
    </div>
  );
}

/** Saves the list's missing projects on the device; nothing when all are saved. */
function SaveAllButton({ references }: { references: readonly string[] }) {
  const t = useTranslations("shortlist");
  const saved = useSavedProjects("shortlist");
  if (references.every((ref) => saved.includes(ref))) return null;
  return (
    <button className="labelled-button" type="button" onClick={() => saveAll(references)}>
      <Icon name="bookmark" />
      {t("save_all", { count: references.length })}
    </button>
  );
}

function OwnershipNote({ ownership }: { ownership: ListOwnership }) {
  const t = useTranslations("shortlist");
  const { locale } = useVisitorPreferences();
  const saved = useSavedProjects("shortlist");
  const notes = {
    own: t("ownership.own"),
    subset: t("ownership.subset"),
    shared: t("ownership.shared"),
    unsaved: t("ownership.unsaved"),
  };
  return (
    <>
      <p className="soft">{notes[ownership]}</p>
      {isShared(ownership) && saved.length > 0 && (
        <Link
          className="action-link"
          to={linkTo(locale, "shortlist", { homes: saved })}
          state={deviceListState}
        >
          {t("open_device_list", { count: saved.length })}
        </Link>
      )}
    </>
  );
}

function saveAll(references: readonly string[]): void {
  publishSaveEvent({
    list: "shortlist",
    kind: "added_all",
    left: addProjects("shortlist", references),
  });
}

interface SortLinksProps {
  references: readonly string[];
  order: SavedListOrder;
  isListShared: boolean;
}

function SortLinks({ references, order, isListShared }: SortLinksProps) {
  const t = useTranslations("shortlist.order");
  const { locale } = useVisitorPreferences();
  const orders: readonly { order: SavedListOrder; name: string }[] = [
    { order: "saved", name: isListShared ? t("shared") : t("saved") },
    { order: "price", name: t("price") },
  ];
  return (
    <nav className="shortlist-toolbar__sort" aria-label={t("label")}>
      {orders.map((other) => (
        <Link
          key={other.order}
          className="labelled-button"
          to={linkTo(locale, "shortlist", { homes: references, order: other.order })}
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
  references: readonly string[];
  /** Origin of the site, for absolute share links. */
  origin: string;
}

export function ListActions({ references, origin }: ListActionsProps) {
  const t = useTranslations("shortlist");
  const { format } = useVisitor();
  const count = references.length;
  return (
    <div className="shortlist-actions">
      <ContactLink className="btn" message={t("ask_text", { references: format.list(references) })}>
        {t("ask", { count })}
      </ContactLink>
      <ShareMenu
        heading={t("share")}
        title={t("share_title", { count })}
        url={origin + sharedListLink("shortlist", references)}
      />
      <button
        className="labelled-button shortlist-actions__print"
        type="button"
        onClick={() => window.print()}
      >
        {t("print")}
      </button>
    </div>
  );
}
