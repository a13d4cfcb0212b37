import { useTranslations } from "use-intl";
import type { ProgrammeSourceView } from "#site/components/programme-source-view.server.ts";

export function ProgrammeSource({ source }: { source: ProgrammeSourceView }) {
  const t = useTranslations("receipt");
  const { text, isIllustrative, isOld } = source;
  return (
    <p className="programme-source">
      {text} {isIllustrative && <span className="receipt__illustrative">{t("illustrative")}</span>}{" "}
      {isOld && <span className="receipt__outdated">{t("outdated")}</span>}
    </p>
  );
}
