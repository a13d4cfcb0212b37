import { chatsFor } from "#i18n/contact-channels.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { usePhone } from "#site/components/channels/phone.ts";
import type { ChatMessage } from "#site/components/channels/chat-message.ts";
import { LabelledChatLink } from "#site/components/channels/labelled-chat-link.tsx";
import { Icon } from "#site/ui/icon.tsx";

interface SecondaryChatLinksProps {
  className: string;
  message?: ChatMessage;
}

export function SecondaryContactLinks(props: SecondaryChatLinksProps) {
  return (
    <>
      <PhoneLink className={props.className} />
      <SecondaryChatLinks {...props} />
    </>
  );
}

export function SecondaryChatLinks(props: SecondaryChatLinksProps) {
  const { locale } = useVisitorPreferences();
  const [, ...others] = chatsFor(locale);
  return others.map((chat) => <LabelledChatLink key={chat} {...props} chat={chat} />);
}

/** Renders nothing while the company is unknown. */
export function PhoneLink({ className }: { className: string }) {
  const phone = usePhone();
  if (phone === null) return null;
  return (
    <a className={className} href={phone.href}>
      <Icon name="phone" />
      <bdi className="ltr numeric">{phone.number}</bdi>
    </a>
  );
}
