import { useTranslations } from "use-intl";
import { isolate } from "#i18n/isolate.ts";
import { Sentences } from "#site/components/sentences.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { RemoveFromComparison } from "#site/features/compare/remove-from-comparison.tsx";

interface UnavailableProjectsProps {
  /** References of projects that were listed once. */
  withdrawn: readonly string[];
  /** References that never existed. */
  unknown: readonly string[];
  requested: readonly string[];
}

/** Names references without a listing, each with a link that removes it. */
export function UnavailableProjects({ withdrawn, unknown, requested }: UnavailableProjectsProps) {
  const t = useTranslations("compare");
  return (
    <>
      {withdrawn.map((ref) => (
        <UnavailableProject key={ref} reference={ref} requested={requested}>
          {t("withdrawn", { ref: isolate(ref) })}
        </UnavailableProject>
      ))}
      {unknown.map((ref) => (
        <UnavailableProject key={ref} reference={ref} requested={requested}>
          {t("unknown", { ref: isolate(ref) })}
        </UnavailableProject>
      ))}
    </>
  );
}

interface UnavailableProjectProps {
  reference: string;
  requested: readonly string[];
  children: string;
}

function UnavailableProject({ reference, requested, children }: UnavailableProjectProps) {
  const t = useTranslations("compare");
  return (
    <div className="notice notice--warn">
      <Icon name="circle-alert" />
      <p>
        <Sentences
          of={[
            children,
            <RemoveFromComparison
              key="remove"
              reference={reference}
              requested={requested}
              label={t("remove_named", { name: isolate(reference) })}
            />,
          ]}
        />
      </p>
    </div>
  );
}
