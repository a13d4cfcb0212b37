import { useTranslations } from "use-intl";
import {
  saveProjects,
  useSavedProjects,
  useStorageDenied,
} from "#site/components/saved-projects/saved-projects.ts";
import { Sentences } from "#site/components/sentences.tsx";
import { useHydrated } from "#site/ui/hydrated.ts";

/** Offers to save a comparison that was opened by its address and differs from the device's own. */
export function SaveComparison({ requested }: { requested: readonly string[] }) {
  const t = useTranslations("compare");
  const saved = useSavedProjects("compare");
  const denied = useStorageDenied();
  const isHydrated = useHydrated(); // the device's list is unknown before hydration; rendered until then because most visitors see it
  const isOwn = saved.length === requested.length && saved.every((ref) => requested.includes(ref));
  if (isHydrated && (denied || isOwn)) return null;
  return (
    <p className="save-comparison soft soft--small">
      <Sentences
        of={[
          saved.length > 0 && t("not_saved_here"),
          <button
            key="keep"
            className="action-link"
            type="button"
            disabled={!isHydrated}
            onClick={() => saveProjects("compare", requested)}
          >
            {saved.length > 0 ? t("save_instead") : t("save")}
          </button>,
        ]}
      />
    </p>
  );
}
