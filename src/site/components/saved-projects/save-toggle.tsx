import { useTranslations } from "use-intl";
import type { SavedListName } from "#contract/saved-list.ts";
import { useIsSaved } from "#site/components/saved-projects/saved-projects.ts";
import { toggleAndPublish } from "#site/components/saved-projects/save-events.ts";
import { useHydrated } from "#site/ui/hydrated.ts";
import { Icon, type IconName } from "#site/ui/icon.tsx";

const icons: Readonly<Record<SavedListName, IconName>> = {
  shortlist: "bookmark",
  compare: "scale",
};

interface SavableProject {
  ref: string;
  name: string;
}

interface SaveToggleProps {
  list: SavedListName;
  project: SavableProject;
  /** Shows a word beside the icon where there is room. */
  labelled?: boolean;
}

/** Hidden by the style sheet without script. */
export function SaveToggle({ list, project, labelled = false }: SaveToggleProps) {
  const t = useTranslations("saved_projects");
  const isHydrated = useHydrated();
  const isSaved = useIsSaved(list, project.ref);
  const { name } = project;
  const label = list === "shortlist" ? t("save", { name }) : t("compare", { name });
  return (
    <button
      className={labelled ? "labelled-button" : "icon-button"}
      type="button"
      aria-pressed={isSaved}
      aria-label={labelled ? undefined : label}
      disabled={!isHydrated}
      onClick={() => toggleAndPublish(list, project)}
    >
      <Icon name={icons[list]} />
      {labelled && <ToggleLabels list={list} name={name} />}
    </button>
  );
}

/** The style sheet shows one of both words, so that voice control finds what is seen. */
function ToggleLabels({ list, name }: { list: SavedListName; name: string }) {
  const t = useTranslations("saved_projects");
  return (
    <>
      <span className="save-toggle__off">
        {list === "shortlist" ? t("save_label") : t("compare_label")}
      </span>
      <span className="save-toggle__on">
        {list === "shortlist" ? t("saved_label") : t("compared_label")}
      </span>
      <span className="visually-hidden">{` ${name}`}</span>
    </>
  );
}
