import { useTranslations } from "use-intl";
import type { HomeListName } from "#contract/home-list.ts";
import { useKeptHomes } from "#site/parts/kept-homes/kept-homes.ts";
import { toggleAndTell } from "#site/parts/kept-homes/kept-news.ts";
import { Icon, type IconName } from "#site/ui/icon.tsx";

const icons: Readonly<Record<HomeListName, IconName>> = { shortlist: "bookmark", compare: "scale" };

interface KeepActProps {
  list: HomeListName;
  project: { ref: string; name: string };
  /** A word beside the sign, where there is room. */
  labelled?: boolean;
}

/** Keeps a project on the device, or lets it go. The style sheet leaves it out where there is no script. */
export function KeepAct({ list, project, labelled = false }: KeepActProps) {
  const t = useTranslations("kept");
  const isKept = useKeptHomes(list).includes(project.ref);
  const { name } = project;
  const words =
    list === "shortlist"
      ? { toKeep: t("save_word"), kept: t("saved_word") }
      : { toKeep: t("compare_word"), kept: t("compared_word") };
  return (
    <button
      className={labelled ? "keep" : "act"}
      type="button"
      aria-pressed={isKept}
      aria-label={list === "shortlist" ? t("save", { name }) : t("compare", { name })}
      onClick={() => toggleAndTell(list, project)}
    >
      <Icon name={icons[list]} />
      {labelled && <span>{isKept ? words.kept : words.toKeep}</span>}
    </button>
  );
}
