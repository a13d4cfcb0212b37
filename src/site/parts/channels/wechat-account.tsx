import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import wechatSheet from "#site/styles/sheets/wechat.css?url";

/** Our account on WeChat: the code to scan, and the name to search for, which one tap selects. */
export function WechatAccount({ account }: { account: string }) {
  const { locale } = useVisitor();
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
          <bdi className="ltr tap-all">{account}</bdi>
        </p>
        <CopyAccount account={account} />
      </div>
    </div>
  );
}

/** Left out by the style sheet where there is no script; `ShareMarks` does what it says. */
function CopyAccount({ account }: { account: string }) {
  const t = useTranslations("channels.wechat");
  return (
    <>
      <button
        className="btn btn--line wechat__copy"
        type="button"
        data-share="copy"
        data-address={account}
      >
        {t("copy")}
      </button>
      <p
        className="wechat__said"
        role="status"
        data-copied={t("copied")}
        data-uncopied={t("uncopied")}
      />
    </>
  );
}
