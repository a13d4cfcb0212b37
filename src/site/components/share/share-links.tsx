import { useTranslations } from "use-intl";
import { emailShareLink, telegramShareLink, whatsappShareLink } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import {
  shareNatively,
  useCopyToClipboard,
  useCanShare,
} from "#site/components/share/web-share.ts";
import { Icon, type IconName } from "#site/ui/icon.tsx";
import { isBlocked, leadingChat } from "#i18n/contact-channels.ts";
import type { Locale } from "#domain/locale.ts";

export interface ShareProps {
  heading: string;
  title: string;
  /** Absolute URL. */
  url: string;
  /** Inside the menu, whose button has already tried the Web Share API. */
  inMenu?: boolean;
}

const hidden = { visibility: "hidden" } as const;
const pending = { className: "share__pending", style: hidden };
const pendingNative = { className: "share__pending share__pending--native", style: hidden };

/** Buttons that need script have their room reserved and appear after hydration. */
export function ShareLinks({ heading, title, url, inMenu = false }: ShareProps) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("share");
  const canShare = useCanShare();
  const { outcome, copy } = useCopyToClipboard(url);
  const channels: Record<ShareChannel, { icon: IconName; name: string; href: string }> = {
    whatsapp: {
      icon: "whatsapp",
      name: t("whatsapp"),
      href: whatsappShareLink(`${title}\n${url}`),
    },
    telegram: { icon: "telegram", name: t("telegram"), href: telegramShareLink(url, title) },
    email: { icon: "mail", name: t("email"), href: emailShareLink(title, url) },
  };
  return (
    <section className="share">
      <h2 className="h-4">{heading}</h2>
      <ul className="cluster" role="list">
        {shareChannelsFor(locale).map((channel) => {
          const { icon, name, href } = channels[channel];
          return (
            <li key={channel}>
              <a className="share__link" href={href}>
                <Icon name={icon} />
                {name}
              </a>
            </li>
          );
        })}
        <li {...(canShare === null && pending)}>
          <button className="share__link" type="button" onClick={copy}>
            <Icon name={leadingChat(locale) === "wechat" ? "wechat" : "link"} />
            {t("copy")}
          </button>
        </li>
        {!inMenu && (
          <li {...(canShare !== true && pendingNative)}>
            <button
              className="share__link"
              type="button"
              onClick={() => void shareNatively(title, url)}
            >
              <Icon name="share" />
              {t("native")}
            </button>
          </li>
        )}
      </ul>
      <div className="share__status" role="status">
        {outcome === "copied" && t("copied")}
        {outcome === "failed" &&
          t.rich("copy_failed", {
            address: url,
            link: (link) => <bdi className="ltr">{link}</bdi>,
          })}
      </div>
    </section>
  );
}

const shareChannels = ["whatsapp", "telegram", "email"] as const;
type ShareChannel = (typeof shareChannels)[number];

/** Without channels that are blocked in the locale's country; there the link is copied into WeChat. */
function shareChannelsFor(locale: Locale): readonly ShareChannel[] {
  return shareChannels.filter((channel) => !isBlocked(locale, channel));
}
