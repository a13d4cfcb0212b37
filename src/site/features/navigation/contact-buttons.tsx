import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { NavLink } from "#site/features/navigation/nav-link.tsx";
import { AskLink } from "#site/parts/ask-link.tsx";
import { useContactLines } from "#site/parts/contact-lines.ts";
import { Icon } from "#site/ui/icon.tsx";

/** The header's way to WhatsApp. */
export function ChatButton({ className }: { className: string }) {
  const t = useTranslations("nav");
  const lines = useContactLines();
  if (lines === null) return null;
  return (
    <a className={className} href={lines.whatsapp}>
      <Icon name="whatsapp" />
      <span className="lbl">{t("chat")}</span>
    </a>
  );
}

/** Two round buttons over every page: WhatsApp, and on wide screens the contact dialog. */
export function FloatingContacts() {
  const t = useTranslations("nav");
  const lines = useContactLines();
  return (
    <aside aria-label={t("contact_ways")}>
      <AskLink className="fab fab--ask" aria-label={t("ask")}>
        <Icon name="message-square" />
      </AskLink>
      {lines && (
        <a className="fab" href={lines.whatsapp} aria-label={t("chat_whatsapp")}>
          <Icon name="whatsapp" />
        </a>
      )}
    </aside>
  );
}

/** The bar at the foot of narrow screens. */
export function BottomBar() {
  const { locale } = useVisitor();
  const t = useTranslations("nav");
  const lines = useContactLines();
  return (
    <nav className="dock" aria-label={t("quick")}>
      <NavLink to={linkTo(locale, "home")} exact>
        <Icon name="house" />
        {t("home")}
      </NavLink>
      <AskLink>
        <Icon name="message-square" />
        {t("contact")}
      </AskLink>
      {lines && (
        <a href={lines.phone}>
          <Icon name="phone" />
          {t("call")}
        </a>
      )}
    </nav>
  );
}
