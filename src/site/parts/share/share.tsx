import { useTranslations } from "use-intl";
import { emailShareLink, telegramShareLink, whatsappShareLink } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { shareChannelsFor, type ShareChannel } from "#site/parts/share/share-channels.ts";
import { Icon, type IconName } from "#site/ui/icon.tsx";

export interface ShareProps {
  heading: string;
  title: string;
  /** Whole address of the page. */
  address: string;
  /** Behind a button that asks the machine's own apps first: where these cannot, a second button cannot either. */
  inMenu?: boolean;
}

/** The style sheet shows what `ShareMarks` answers to. */
const untilScripted = { visibility: "hidden" } as const;

/**
 * Ways to pass a page on: links to what the language's readers use, and what takes a script. It is markup alone:
 * `ShareMarks` does what the buttons say, and they show once it is there.
 */
export function Share({ heading, title, address, inMenu = false }: ShareProps) {
  const { locale } = useVisitor();
  const t = useTranslations("share");
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
    <section className="share" data-title={title} data-address={address}>
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
        <li style={untilScripted}>
          <button className="share__way" type="button" data-share="copy">
            <Icon name={locale === "zh" ? "wechat" : "link"} />
            {t("copy")}
          </button>
        </li>
        {!inMenu && (
          <li style={untilScripted}>
            <button className="share__way" type="button" data-share="apps">
              <Icon name="share" />
              {t("more")}
            </button>
          </li>
        )}
      </ul>
      <div key={address} className="share__said" role="status" />
    </section>
  );
}
