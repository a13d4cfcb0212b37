import { useTranslations } from "use-intl";
import { isolate } from "#i18n/isolate.ts";
import { Sentences } from "#site/components/sentences.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { RemoveLink } from "./remove-link.tsx";

interface AbsentHomesProps {
  /** References of projects that were listed once. */
  withdrawn: readonly string[];
  /** References that never existed. */
  unknown: readonly string[];
  asked: readonly string[];
}

/** Names references without a listing, each with a link that removes it. */
export function AbsentHomes({ withdrawn, unknown, asked }: AbsentHomesProps) {
  const t = useTranslations("compare");
  return (
    <>
      {withdrawn.map((ref) => (
        <Absent key={ref} reference={ref} asked={asked}>
          {t("withdrawn", { ref: isolate(ref) })}
        </Absent>
      ))}
      {unknown.map((ref) => (
        <Absent key={ref} reference={ref} asked={asked}>
          {t("unknown", { ref: isolate(ref) })}
        </Absent>
      ))}
    </>
  );
}

interface AbsentProps {
  reference: string;
  asked: readonly string[];
  children: string;
}

function Absent({ reference, asked, children }: AbsentProps) {
  const t = useTranslations("compare");
  return (
    <div className="notice notice--warn">
      <Icon name="circle-alert" />
      <p>
        <Sentences
          of={[
            children,
            <RemoveLink
              key="remove"
              reference={reference}
              asked={asked}
              label={t("remove_named", { name: isolate(reference) })}
            />,
          ]}
        />
      </p>
    </div>
  );
}
