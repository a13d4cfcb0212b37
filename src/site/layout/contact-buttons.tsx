import { useTranslations } from "use-intl";
import { leadingChat } from "#i18n/contact-channels.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { NavLink } from "#site/layout/nav-link.tsx";
import { ContactLink } from "#site/components/contact-link.tsx";
import { ChatLink } from "#site/components/channels/chat-link.tsx";
import { usePhone } from "#site/components/channels/phone.ts";
import { Icon } from "#site/ui/icon.tsx";

export function ChatButton({ className }: { className: string }) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("nav");
  return (
    <ChatLink className={className}>
      <Icon name={leadingChat(locale)} />
      <span className="btn__label">{t("chat")}</span>
    </ChatLink>
  );
}

export function FloatingContacts() {
  const { locale } = useVisitorPreferences();
  const nav = useTranslations("nav");
  const t = useTranslations("channels");
  const chat = leadingChat(locale);
  return (
    <aside aria-label={nav("contact_channels")}>
      <ContactLink className="floating-button floating-button--ask" aria-label={nav("ask")}>
        <Icon name="message-square" />
      </ContactLink>
      <ChatLink className="floating-button" aria-label={t("chat", { chat })}>
        <Icon name={chat} />
      </ChatLink>
    </aside>
  );
}

export function BottomBar() {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("nav");
  const phone = usePhone();
  return (
    <nav className={phone ? "bottom-bar" : "bottom-bar bottom-bar--short"} aria-label={t("quick")}>
      <NavLink to={linkTo(locale, "home")} exact>
        <Icon name="house" />
        {t("home")}
      </NavLink>
      <ContactLink>
        <Icon name="message-square" />
        {t("contact")}
      </ContactLink>
      {phone && (
        <a href={phone.href}>
          <Icon name="phone" />
          {t("call")}
        </a>
      )}
    </nav>
  );
}
