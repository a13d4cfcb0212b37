import { useTranslations } from "use-intl";
import type { HomeListName } from "#contract/home-list.ts";
import { toggleHome, useKeptHomes } from "#site/parts/kept-homes/kept-homes.ts";
import { Icon, type IconName } from "#site/ui/icon.tsx";

const icons: Readonly<Record<HomeListName, IconName>> = { shortlist: "bookmark", compare: "scale" };

interface KeepActProps {
  list: HomeListName;
  project: { ref: string; name: string };
}

/** Keeps a project on the device, or lets it go. The style sheet leaves it out where there is no script. */
export function KeepAct({ list, project: { ref, name } }: KeepActProps) {
  const t = useTranslations("kept");
  const isKept = useKeptHomes(list).includes(ref);
  return (
    <button
      className="act act--keep"
      type="button"
      aria-pressed={isKept}
      aria-label={list === "shortlist" ? t("save", { name }) : t("compare", { name })}
      onClick={() => toggleHome(list, ref)}
    >
      <Icon name={icons[list]} />
    </button>
  );
}
