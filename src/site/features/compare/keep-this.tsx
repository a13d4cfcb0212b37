import { useTranslations } from "use-intl";
import {
  keepHomes,
  useKeptHomes,
  useStorageDenied,
} from "#site/components/kept-homes/kept-homes.ts";
import { Sentences } from "#site/components/sentences.tsx";
import { useHydrated } from "#site/ui/hydrated.ts";

/** A comparison that came by its address is not the device's own until the visitor says so. */
export function KeepThis({ asked }: { asked: readonly string[] }) {
  const t = useTranslations("compare");
  const kept = useKeptHomes("compare");
  const denied = useStorageDenied();
  const isKnown = useHydrated(); // what the device keeps is known only there; until then the page is as long as for most visitors
  const isOwn = kept.length === asked.length && kept.every((ref) => asked.includes(ref));
  if (isKnown && (denied || isOwn)) return null;
  return (
    <p className="cmp-keep soft soft--small">
      <Sentences
        of={[
          kept.length > 0 && t("foreign"),
          <button
            key="keep"
            className="go"
            type="button"
            disabled={!isKnown}
            onClick={() => keepHomes("compare", asked)}
          >
            {kept.length > 0 ? t("keep") : t("keep_first")}
          </button>,
        ]}
      />
    </p>
  );
}
