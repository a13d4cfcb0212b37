import { useTranslations } from "use-intl";
import { RemoveLink, type ShownList } from "#site/features/shortlist/remove-link.tsx";

interface GoneRowProps {
  reference: string;
  /** `withdrawn` was offered once; `unknown` names nothing here. */
  gone: "withdrawn" | "unknown";
  list: ShownList;
}

/** In place of a home that cannot be shown: its reference, and what became of it. */
export function GoneRow({ reference, gone, list }: GoneRowProps) {
  const t = useTranslations("shortlist");
  return (
    <li className="kept kept--gone">
      <div className="kept__what">
        <h2 className="h-3">
          <bdi className="num">{reference}</bdi>
        </h2>
        <p className="soft">{gone === "withdrawn" ? t("withdrawn") : t("unknown")}</p>
      </div>
      <div className="kept__acts">
        <span data-remove="">
          <RemoveLink list={list} home={{ ref: reference, name: reference }} />
        </span>
      </div>
    </li>
  );
}
