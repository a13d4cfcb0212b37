import { useTranslations } from "use-intl";
import { emailShareLink, telegramShareLink, whatsappShareLink } from "#domain/links.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { shareByApps, useCopying, useHasApps } from "#site/components/share/sharing.ts";
import { Icon, type IconName } from "#site/ui/icon.tsx";
import { isBlocked, leadingChat } from "#i18n/contact-channels.ts";
import type { Locale } from "#domain/locale.ts";

export interface ShareProps {
  heading: string;
  title: string;
  /** Absolute URL. */
  address: string;
  /** Inside the menu, whose button has already tried the Web Share API. */
  inMenu?: boolean;
}

const unseen = { visibility: "hidden" } as const;
const awaited = { className: "share__awaited", style: unseen };
const awaitedApps = { className: "share__awaited share__awaited--apps", style: unseen };

/** Buttons that need script have their room reserved and appear after hydration. */
export function Share({ heading, title, address, inMenu = false }: ShareProps) {
  const { locale } = useVisitorChoice();
  const t = useTranslations("share");
  const hasApps = useHasApps();
  const { outcome, copy } = useCopying(address);
  const ways: Record<ShareChannel, { icon: IconName; name: string; href: string }> = {
    whatsapp: {
      icon: "whatsapp",
      name: t("whatsapp"),
      href: whatsappShareLink(`${title}\n${address}`),
    },
    telegram: { icon: "telegram", name: t("telegram"), href: telegramShareLink(address, title) },
    email: { icon: "mail", name: t("email"), href: emailShareLink(title, address) },
  };
  return (
    <section className="share">
      <h2 className="h-4">{heading}</h2>
      <ul className="cluster" role="list">
        {shareChannelsFor(locale).map((channel) => {
          const { icon, name, href } = ways[channel];
          return (
            <li key={channel}>
              <a className="share__way" href={href}>
                <Icon name={icon} />
                {name}
              </a>
            </li>
          );
        })}
        <li {...(hasApps === null && awaited)}>
          <button className="share__way" type="button" onClick={copy}>
            <Icon name={leadingChat(locale) === "wechat" ? "wechat" : "link"} />
            {t("copy")}
          </button>
        </li>
        {!inMenu && (
          <li {...(hasApps !== true && awaitedApps)}>
            <button
              className="share__way"
              type="button"
              onClick={() => void shareByApps(title, address)}
            >
              <Icon name="share" />
              {t("more")}
            </button>
          </li>
        )}
      </ul>
      <div className="share__said" role="status">
        {outcome === "copied" && t("copied")}
        {outcome === "uncopied" &&
          t.rich("uncopied", { address, link: (link) => <bdi className="ltr">{link}</bdi> })}
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
