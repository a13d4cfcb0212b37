import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { useCopyToClipboard } from "#site/components/share/web-share.ts";
import wechatSheet from "#site/styles/sheets/wechat.css?url";
import { useHydrated } from "#site/ui/hydrated.ts";

export function WechatAccount({ account }: { account: string }) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("channels.wechat");
  return (
    <div className="wechat">
      <link rel="stylesheet" href={wechatSheet} precedence="default" />
      <img
        className="wechat__code"
        src={linkTo(locale, "wechat-code")}
        alt={t("code")}
        width="176"
        height="176"
        loading="lazy"
      />
      <div className="wechat__id">
        <p>
          <span className="soft">{t("id")}</span>
          <bdi className="ltr select-all">{account}</bdi>
        </p>
        <CopyAccount account={account} />
      </div>
    </div>
  );
}

/** Hidden by the style sheet without script. */
function CopyAccount({ account }: { account: string }) {
  const t = useTranslations("channels.wechat");
  const isHydrated = useHydrated();
  const { outcome, copy } = useCopyToClipboard(account);
  return (
    <>
      <button
        className="btn btn--line wechat__copy"
        type="button"
        disabled={!isHydrated}
        onClick={copy}
      >
        {t("copy")}
      </button>
      <p className="wechat__status" role="status">
        {outcome === "copied" && t("copied")}
        {outcome === "failed" && t("copy_failed")}
      </p>
    </>
  );
}
