import { useTranslations } from "use-intl";
import { RemoveLink, type ShownList } from "#site/features/shortlist/remove-link.tsx";

interface GoneRowProps {
  reference: string;
  list: ShownList;
}

/** In place of a home that is no longer offered: its reference, and what became of it. */
export function GoneRow({ reference, list }: GoneRowProps) {
  const t = useTranslations("shortlist");
  return (
    <li className="kept kept--gone">
      <div className="kept__what">
        <h2 className="h-3">
          <bdi className="num">{reference}</bdi>
        </h2>
        <p className="soft">{t("withdrawn")}</p>
      </div>
      <GoneActs reference={reference} list={list} />
    </li>
  );
}

/** After the homes, what the list names that is none: nobody counts, asks about or saves it. */
export function UnknownCodes({ unknown, list }: { unknown: readonly string[]; list: ShownList }) {
  const t = useTranslations("shortlist");
  return (
    <section className="kept-unknown">
      <h2 className="soft soft--small">{t("unknown", { count: unknown.length })}</h2>
      <ul className="kept-list" role="list">
        {unknown.map((reference) => (
          <li key={reference} className="kept kept--gone">
            <bdi className="kept__what num">{reference}</bdi>
            <GoneActs reference={reference} list={list} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function GoneActs({ reference, list }: GoneRowProps) {
  return (
    <div className="kept__acts">
      <span data-remove="">
        <RemoveLink list={list} home={{ ref: reference, name: reference }} />
      </span>
    </div>
  );
}
