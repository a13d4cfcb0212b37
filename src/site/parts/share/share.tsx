import { useTranslations } from "use-intl";
import { emailShareLink, telegramShareLink, whatsappShareLink } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { shareChannelsFor, type ShareChannel } from "#site/parts/share/share-channels.ts";
import { ShareWays } from "#site/parts/share/share-ways.tsx";
import { Icon, type IconName } from "#site/ui/icon.tsx";

export interface Shared {
  title: string;
  /** Whole address of the page. */
  address: string;
}

export interface ShareProps extends Shared {
  heading: string;
}

/** Ways to pass a page on: links to what the language's readers use, and what takes a script. */
export function Share({ heading, ...shared }: ShareProps) {
  const { locale } = useVisitor();
  const t = useTranslations("share");
  const { title, address } = shared;
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
      <ShareWays {...shared}>
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
      </ShareWays>
    </section>
  );
}
