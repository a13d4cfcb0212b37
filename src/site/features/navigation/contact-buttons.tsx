import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { phoneLineFor, whatsappLineFor } from "#domain/contact-line.ts";
import { linkTo, phoneLink, whatsappLink } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { NavLink } from "#site/features/navigation/nav-link.tsx";
import { placeOfPath } from "#site/features/navigation/page-place.ts";
import type { NavigationData } from "#site/features/navigation/shell-data.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

/** The header's way to WhatsApp. */
export function ChatButton({
  navigation,
  className,
}: {
  navigation: NavigationData;
  className: string;
}) {
  const t = useTranslations("nav");
  const { whatsapp } = useContactLines(navigation);
  return (
    <a className={className} href={whatsapp}>
      <Icon name="whatsapp" />
      <span className="lbl">{t("chat")}</span>
    </a>
  );
}

/** Two round buttons over every page: WhatsApp, and on wide screens the contact page. */
export function FloatingContacts({ navigation }: { navigation: NavigationData }) {
  const { locale } = useVisitor();
  const t = useTranslations("nav");
  const { whatsapp } = useContactLines(navigation);
  return (
    <aside aria-label={t("contact_ways")}>
      <Link className="fab fab--ask" to={linkTo(locale, "contact-us")} aria-label={t("ask")}>
        <Icon name="message-square" />
      </Link>
      <a className="fab" href={whatsapp} aria-label={t("chat_whatsapp")}>
        <Icon name="whatsapp" />
      </a>
    </aside>
  );
}

/** The bar at the foot of narrow screens. */
export function BottomBar({ navigation }: { navigation: NavigationData }) {
  const { locale } = useVisitor();
  const t = useTranslations("nav");
  const { phone } = useContactLines(navigation);
  return (
    <nav className="dock" aria-label={t("quick")}>
      <NavLink to={linkTo(locale, "home")} exact>
        <Icon name="house" />
        {t("home")}
      </NavLink>
      <NavLink to={linkTo(locale, "contact-us")}>
        <Icon name="message-square" />
        {t("contact")}
      </NavLink>
      <a href={phone}>
        <Icon name="phone" />
        {t("call")}
      </a>
    </nav>
  );
}

/** Addresses of whoever answers on this page. */
function useContactLines({ areas, footer: { company } }: NavigationData) {
  const { pathname } = useLocation();
  const t = useTranslations("nav");
  const place = placeOfPath(pathname, areas);
  return {
    whatsapp: whatsappLink(company.whatsapp[whatsappLineFor(place)], t("chat_text")),
    phone: phoneLink(company.phones[phoneLineFor(place)]),
  };
}
