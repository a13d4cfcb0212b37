import { useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useShareAbility } from "#site/parts/share/share-ability.ts";
import type { Shared } from "#site/parts/share/share.tsx";
import { useVisitor } from "#i18n/visitor.tsx";
import { Icon } from "#site/ui/icon.tsx";

interface ShareWaysProps extends Shared {
  /** The links, which need no script. */
  children: ReactNode;
}

/** Links, and what shares only where a script runs and therefore comes with it: a copy of the address, and the machine's own way. */
export function ShareWays({ title, address, children }: ShareWaysProps) {
  const t = useTranslations("share");
  const { locale } = useVisitor();
  const able = useShareAbility();
  const [copied, setCopied] = useState<boolean | null>(null);

  async function copy(): Promise<void> {
    setCopied(null); // a second time is said again
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

  async function share(): Promise<void> {
    try {
      await navigator.share({ title, url: address });
    } catch {
      // whoever closes the list of apps has shared nothing, and knows
    }
  }

  return (
    <>
      <ul className="cluster" role="list">
        {children}
        {able !== "nothing" && (
          <li>
            <button className="share__way" type="button" onClick={() => void copy()}>
              <Icon name={locale === "zh" ? "wechat" : "link"} />
              {t("copy")}
            </button>
          </li>
        )}
        {able === "apps" && (
          <li>
            <button className="share__way" type="button" onClick={() => void share()}>
              <Icon name="share" />
              {t("more")}
            </button>
          </li>
        )}
      </ul>
      <div className="share__said" role="status">
        {copied === true && t("copied")}
        {copied === false &&
          t.rich("uncopied", { address, link: (link) => <bdi className="ltr">{link}</bdi> })}
      </div>
    </>
  );
}
