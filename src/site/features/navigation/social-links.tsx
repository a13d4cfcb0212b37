import { useTranslations } from "use-intl";
import type { Company } from "#contract/settings.ts";
import { Icon } from "#site/ui/icon.tsx";

/** Networks in the order in which they are shown; the company may be missing on some. */
const networks = ["telegram", "wechat", "instagram", "youtube", "linkedin"] as const;

export function SocialLinks({ company: { social } }: { company: Company }) {
  const t = useTranslations("footer");
  return (
    <ul className="cluster foot__social" role="list">
      {networks.map((network) => {
        const address = social[network];
        if (address === undefined) return null;
        return (
          <li key={network}>
            <a href={address} aria-label={t("channel", { network: nameOf(network, t("wechat")) })}>
              <Icon name={network} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Only WeChat goes by another name in China. */
function nameOf(network: (typeof networks)[number], wechat: string): string {
  const names = {
    telegram: "Telegram",
    wechat,
    instagram: "Instagram",
    youtube: "YouTube",
    linkedin: "LinkedIn",
  };
  return names[network];
}
