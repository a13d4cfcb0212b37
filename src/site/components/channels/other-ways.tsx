import { chatsFor } from "#i18n/contact-channels.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { usePhone } from "#site/components/channels/phone.ts";
import type { Question } from "#site/components/channels/question.ts";
import { WriteLink } from "#site/components/channels/write-link.tsx";
import { Icon } from "#site/ui/icon.tsx";

interface OtherChatsProps {
  className: string;
  question?: Question;
}

export function OtherWays(asked: OtherChatsProps) {
  return (
    <>
      <PhoneLink className={asked.className} />
      <OtherChats {...asked} />
    </>
  );
}

export function OtherChats(asked: OtherChatsProps) {
  const { locale } = useVisitorChoice();
  const [, ...others] = chatsFor(locale);
  return others.map((chat) => <WriteLink key={chat} {...asked} chat={chat} />);
}

/** Renders nothing while the company is unknown. */
export function PhoneLink({ className }: { className: string }) {
  const phone = usePhone();
  if (phone === null) return null;
  return (
    <a className={className} href={phone.href}>
      <Icon name="phone" />
      <bdi className="ltr num">{phone.number}</bdi>
    </a>
  );
}
