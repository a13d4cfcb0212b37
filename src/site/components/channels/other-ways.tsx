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

/** The telephone and the further chats of the language, for beside the chat that leads. */
export function OtherWays(asked: OtherChatsProps) {
  return (
    <>
      <PhoneLink className={asked.className} />
      <OtherChats {...asked} />
    </>
  );
}

/** The chats of the language after the one that leads. */
export function OtherChats(asked: OtherChatsProps) {
  const { locale } = useVisitorChoice();
  const [, ...others] = chatsFor(locale);
  return others.map((chat) => <WriteLink key={chat} {...asked} chat={chat} />);
}

/** The number of whoever answers on this page, to be called; nothing while the company is not known. */
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
