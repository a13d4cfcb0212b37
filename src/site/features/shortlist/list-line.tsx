import { useTranslations } from "use-intl";
import type { HomeOrder } from "#contract/home-list.ts";
import { linkTo, sharedListLink } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { ownEntry } from "#site/features/shortlist/own-entry.ts";
import { isForeign, type ListStanding } from "#site/features/shortlist/standing.ts";
import { addHomes, useKeptHomes } from "#site/components/kept-homes/kept-homes.ts";
import { tellNews } from "#site/components/kept-homes/kept-news.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";
import { AskLink } from "#site/components/ask-link.tsx";
import { ShareMenu } from "#site/components/share/share-menu.tsx";

interface ListLineProps {
  /** All references in the address. */
  homes: readonly string[];
  /** Those that match a project. */
  known: readonly string[];
  order: HomeOrder;
  /** Null before hydration, when the device's list is unknown. */
  standing: ListStanding | null;
}

export function ListLine({ homes, known, order, standing }: ListLineProps) {
  const t = useTranslations("shortlist");
  return (
    <div className="kept-line">
      <div className="kept-line__n">
        <p>{t("count", { count: known.length })}</p>
        {standing && <KeepAll homes={known} />}
      </div>
      <div className="kept-line__whose">{standing && <Whose standing={standing} />}</div>
      {known.length > 1 && <Order homes={homes} order={order} isForeign={isForeign(standing)} />}
    </div>
  );
}

/** Saves the list's missing projects on the device; nothing when all are saved. */
function KeepAll({ homes }: { homes: readonly string[] }) {
  const t = useTranslations("shortlist");
  const kept = useKeptHomes("shortlist");
  if (homes.every((home) => kept.includes(home))) return null;
  return (
    <button className="keep" type="button" onClick={() => keepAll(homes)}>
      <Icon name="bookmark" />
      {t("keep_all", { count: homes.length })}
    </button>
  );
}

function Whose({ standing }: { standing: ListStanding }) {
  const t = useTranslations("shortlist");
  const { locale } = useVisitorChoice();
  const kept = useKeptHomes("shortlist");
  const says = {
    own: t("standing.own"),
    part: t("standing.part"),
    shared: t("standing.shared"),
    unkept: t("standing.unkept"),
  };
  return (
    <>
      <p className="soft">{says[standing]}</p>
      {isForeign(standing) && kept.length > 0 && (
        <Link className="go" to={linkTo(locale, "shortlist", { homes: kept })} state={ownEntry}>
          {t("own_list", { count: kept.length })}
        </Link>
      )}
    </>
  );
}

function keepAll(homes: readonly string[]): void {
  tellNews({ list: "shortlist", kind: "added_all", left: addHomes("shortlist", homes) });
}

interface OrderProps {
  homes: readonly string[];
  order: HomeOrder;
  isForeign: boolean;
}

function Order({ homes, order, isForeign: isSent }: OrderProps) {
  const t = useTranslations("shortlist.order");
  const { locale } = useVisitorChoice();
  const orders: readonly { order: HomeOrder; name: string }[] = [
    { order: "saved", name: isSent ? t("sent") : t("saved") },
    { order: "price", name: t("price") },
  ];
  return (
    <nav className="kept-line__order" aria-label={t("label")}>
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

interface ListActsProps {
  homes: readonly string[];
  /** Origin of the site, for absolute share links. */
  origin: string;
}

export function ListActs({ homes, origin }: ListActsProps) {
  const t = useTranslations("shortlist");
  const { format } = useVisitor();
  const count = homes.length;
  return (
    <div className="kept-acts">
      <AskLink className="btn" message={t("ask_text", { homes: format.list(homes) })}>
        {t("ask", { count })}
      </AskLink>
      <ShareMenu
        heading={t("share")}
        title={t("share_title", { count })}
        address={origin + sharedListLink("shortlist", homes)}
      />
      <button className="keep kept-acts__print" type="button" onClick={() => window.print()}>
        {t("print")}
      </button>
    </div>
  );
}
