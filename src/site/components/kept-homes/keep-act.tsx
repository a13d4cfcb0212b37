import { useTranslations } from "use-intl";
import type { HomeListName } from "#contract/home-list.ts";
import { useIsKept } from "#site/components/kept-homes/kept-homes.ts";
import { toggleAndTell } from "#site/components/kept-homes/kept-news.ts";
import { useHydrated } from "#site/ui/hydrated.ts";
import { Icon, type IconName } from "#site/ui/icon.tsx";

const icons: Readonly<Record<HomeListName, IconName>> = { shortlist: "bookmark", compare: "scale" };

interface KeptProject {
  ref: string;
  name: string;
}

interface KeepActProps {
  list: HomeListName;
  project: KeptProject;
  /** Shows a word beside the icon where there is room. */
  labelled?: boolean;
}

/** Hidden by the style sheet without script. */
export function KeepAct({ list, project, labelled = false }: KeepActProps) {
  const t = useTranslations("kept");
  const isHydrated = useHydrated();
  const isKept = useIsKept(list, project.ref);
  const { name } = project;
  const label = list === "shortlist" ? t("save", { name }) : t("compare", { name });
  return (
    <button
      className={labelled ? "keep" : "act"}
      type="button"
      aria-pressed={isKept}
      aria-label={labelled ? undefined : label}
      disabled={!isHydrated}
      onClick={() => toggleAndTell(list, project)}
    >
      <Icon name={icons[list]} />
      {labelled && <Words list={list} name={name} />}
    </button>
  );
}

/** The style sheet shows one of both words, so that voice control finds what is seen. */
function Words({ list, name }: { list: HomeListName; name: string }) {
  const t = useTranslations("kept");
  return (
    <>
      <span className="keep__free">
        {list === "shortlist" ? t("save_word") : t("compare_word")}
      </span>
      <span className="keep__kept">
        {list === "shortlist" ? t("saved_word") : t("compared_word")}
      </span>
      <span className="vh">{` ${name}`}</span>
    </>
  );
}
