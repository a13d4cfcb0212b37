import { useRef, useState, type FormEvent } from "react";
import { useTranslations } from "use-intl";
import { anyCriteria } from "#contract/search-criteria.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { answered, useChoosing } from "#site/features/search/choose.ts";
import { clearedSelection } from "#site/features/search/cleared.ts";
import { activeGroups } from "#site/features/search/filter-groups.ts";
import { FilterPanels } from "#site/features/search/filter-panels.tsx";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { ShowButton } from "#site/features/search/show-button.tsx";
import { selectionHref, selectionPath } from "#site/features/search/selection.ts";
import { WishLink } from "#site/features/search/wish-link.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

const sheetId = "all-filters";

/** All filters of a listing in one form: a row of chips, and a sheet on phones. It works without a script. */
export function Filters({ view }: { view: ListingView }) {
  const { locale } = useVisitor();
  const t = useTranslations("listing.filters");
  const sheet = useRef<HTMLDivElement>(null);
  const { selection, page } = view;
  const { chosen, chooseFrom } = useChoosing(selection);
  const base = { ...selection, criteria: anyCriteria };
  const active = activeGroups({ ...chosen, query: "" }).length;
  const [isTyping, setTyping] = useState(false);
  const total = isTyping ? null : page.total;

  function choose(form: HTMLFormElement) {
    setTyping(false);
    chooseFrom(form);
  }

  return (
    <form
      className="filters"
      action={selectionPath(locale, base)}
      aria-label={t("label")}
      onInput={(event) => setTyping(isText(event))}
      onSubmit={(event) => {
        choose(answered(event));
        closePanels(event.currentTarget, sheet.current);
      }}
    >
      <div className="wrap filters__row">
        <button type="button" className="chip filters__open" popoverTarget={sheetId}>
          <Icon name="sliders-horizontal" />
          {t("all")}
          {active > 0 && <b className="num">{active}</b>}
        </button>
        <div ref={sheet} id={sheetId} className="filters__sheet" popover="auto">
          <div className="filters__head">
            <p className="h-3">{t("all")}</p>
            <button
              type="button"
              className="btn btn--quiet btn--icon"
              popoverTarget={sheetId}
              popoverTargetAction="hide"
              aria-label={t("close")}
            >
              <Icon name="x" />
            </button>
          </div>
          <FilterPanels view={view} chosen={chosen} total={total} onChoose={choose} />
          <div className="filters__foot">
            <ShowButton total={total} />
            <Link className="clear" to={selectionHref(locale, clearedSelection(view))}>
              {t("clear")}
            </Link>
          </div>
        </div>
        <WishLink view={view} />
        {selection.criteria.query !== "" && (
          <input type="hidden" name="query" value={selection.criteria.query} />
        )}
        {selection.criteria.sort !== "newest" && (
          <input type="hidden" name="sort" value={selection.criteria.sort} />
        )}
      </div>
    </form>
  );
}

/** What is typed counts when its field is left; a tick counts at once. */
function isText({ target }: FormEvent): boolean {
  return target instanceof HTMLInputElement && target.type === "text";
}

function closePanels(form: HTMLFormElement, sheet: HTMLElement | null) {
  if (sheet?.matches(":popover-open")) sheet.hidePopover();
  for (const drop of form.querySelectorAll("details")) drop.open = false;
}
