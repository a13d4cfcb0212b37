import { useTranslations } from "use-intl";
import type { Company } from "#contract/settings.ts";
import { isBlocked } from "#domain/contact-channels.ts";
import { answerChannels } from "#domain/enquiry.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { Icon } from "#site/ui/icon.tsx";

/** Networks in the order in which they are shown; the company may be missing on some, a language's readers on others. */
const networks = ["telegram", "wechat", "instagram", "youtube", "linkedin"] as const;

export function SocialLinks({ company: { social } }: { company: Company }) {
  const t = useTranslations("footer");
  const { locale } = useVisitorChoice();
  const blocked: readonly string[] = answerChannels.filter((way) => isBlocked(locale, way));
  return (
    <ul className="cluster foot__social" role="list">
      {networks.map((network) => {
        const address = social[network];
        if (address === undefined || blocked.includes(network)) return null;
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
