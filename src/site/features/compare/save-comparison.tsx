import { useTranslations } from "use-intl";
import {
  saveProjects,
  useSavedProjects,
  useStorageDenied,
} from "#site/components/saved-projects/saved-projects.ts";
import { Sentences } from "#site/components/sentences.tsx";
import { useHydrated } from "#site/ui/hydrated.ts";

/** Offers to save a comparison that was opened by its address and differs from the device's own. */
export function SaveComparison({ asked }: { asked: readonly string[] }) {
  const t = useTranslations("compare");
  const kept = useSavedProjects("compare");
  const denied = useStorageDenied();
  const isKnown = useHydrated(); // unknown before hydration; rendered until then because most visitors see it
  const isOwn = kept.length === asked.length && kept.every((ref) => asked.includes(ref));
  if (isKnown && (denied || isOwn)) return null;
  return (
    <p className="save-comparison soft soft--small">
      <Sentences
        of={[
          kept.length > 0 && t("not_saved_here"),
          <button
            key="keep"
            className="go"
            type="button"
            disabled={!isKnown}
            onClick={() => saveProjects("compare", asked)}
          >
            {kept.length > 0 ? t("save_instead") : t("save")}
          </button>,
        ]}
      />
    </p>
  );
}
