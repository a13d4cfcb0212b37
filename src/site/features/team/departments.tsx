import { useTranslations } from "use-intl";
import type { PageSection } from "#contract/page.ts";
import type { Department, TeamMember } from "#contract/people.ts";
import { chatsFor } from "#i18n/contact-channels.ts";
import type { Chat } from "#i18n/languages.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { ChatLink } from "#site/components/channels/chat-link.tsx";
import { useCompany } from "#site/components/company-context.tsx";
import { Portrait } from "#site/components/portrait.tsx";
import { SectionHead } from "#site/components/section-head.tsx";
import { Icon } from "#site/ui/icon.tsx";

/** Adds the member's languages as a formatted list. */
export interface MemberView extends TeamMember {
  languageNames: string;
}

export interface DepartmentView extends Omit<Department, "members"> {
  members: readonly MemberView[];
}

interface DepartmentsProps {
  section: PageSection;
  team: readonly DepartmentView[];
}

export function Departments({ section, team }: DepartmentsProps) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={section.heading} body={section.body} />
        {team.map(({ slug, name, members }) => (
          <section key={slug} className="department" id={departmentId(slug)}>
            <h3>{name}</h3>
            <ul role="list">
              {members.map((member) => (
                <Member key={member.slug} member={member} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

/** Prefixed, because members' ids are their bare slugs. */
export function departmentId(slug: string): string {
  return `department-${slug}`;
}

function Member({ member }: { member: MemberView }) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("team");
  const company = useCompany();
  const { slug, name, title, languageNames, bio } = member;
  return (
    <li className="member" id={slug}>
      <Portrait member={member} sizes="8rem" />
      <div className="member__text">
        <div>
          <h4>
            <bdi>{name}</bdi>
          </h4>
          <p className="soft">{title}</p>
        </div>
        <p className="member__bio">{bio}</p>
      </div>
      <ul className="channel-list" role="list">
        <li>
          <Icon name="message-square" />
          <span className="visually-hidden">{t("languages")}</span>
          {languageNames}
        </li>
        {company &&
          chatsFor(locale).map((chat) => <MemberChat key={chat} chat={chat} member={member} />)}
      </ul>
    </li>
  );
}

/** Each member has one of two WhatsApp lines; other chats share one account, so the text names the member. */
function MemberChat({ chat, member }: { chat: Chat; member: TeamMember }) {
  const t = useTranslations("team");
  const channels = useTranslations("channels");
  const names = useTranslations("enquiry.channel");
  const { name, whatsapp: line } = member;
  const isLine = chat === "whatsapp";
  return (
    <li>
      <Icon name={chat} />
      <ChatLink
        chat={chat}
        className="text-link"
        message={{ line, text: t("ask_text", { name }) }}
        aria-label={
          isLine ? t("whatsapp_label", { line, name }) : channels("person", { chat, name })
        }
      >
        {isLine ? t("whatsapp", { line }) : names(chat)}
      </ChatLink>
    </li>
  );
}
