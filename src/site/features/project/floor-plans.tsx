import { useTranslations } from "use-intl";
import { useVisitor } from "#i18n/visitor.tsx";
import { ChatLink } from "#site/components/channels/chat-link.tsx";
import { Rooms } from "#site/components/room-range.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { pictureAddress } from "#domain/picture-address.ts";
import { Picture } from "#site/ui/picture.tsx";
import type { ProjectFacts } from "./page.server.ts";

/** Drawings of the homes, each leading to its file. */
export function FloorPlans({ project }: { project: ProjectFacts }) {
  const t = useTranslations("project.plans");
  const { name, ref, whatsapp, floorPlans } = project;
  const question = { line: whatsapp, text: t("ask_text", { name, ref }) };
  return (
    <section id="plans">
      <h2>{t("heading")}</h2>
      <div className="plans">
        {floorPlans.map(({ picture, rooms }) => (
          <figure key={picture.url} className="plan">
            <a href={pictureAddress(picture)}>
              <Picture picture={picture} sizes="(min-width: 48rem) 16rem, 90vw" />
            </a>
            <figcaption>
              {rooms !== null && <PlanSize project={project} rooms={rooms} />}
              {needsWords(rooms, floorPlans) && (
                <span className="soft plan__words">{picture.alt}</span>
              )}
            </figcaption>
          </figure>
        ))}
      </div>
      <ChatLink className="go" question={question}>
        {t("ask")}
        <Icon name="arrow-right" />
      </ChatLink>
    </section>
  );
}

/** Whether the rooms do not tell a drawing from the others, as with the floors of one villa: what it shows does. */
function needsWords(rooms: string | null, plans: ProjectFacts["floorPlans"]): boolean {
  return rooms === null || plans.filter((plan) => plan.rooms === rooms).length > 1;
}

function PlanSize({ project, rooms }: { project: ProjectFacts; rooms: string }) {
  const { areaRange } = useVisitor();
  const alike = project.units.filter((unit) => unit.rooms === rooms);
  return (
    <>
      <b>
        <Rooms rooms={rooms} />
      </b>
      {alike.length > 0 && (
        <bdi className="soft num">
          {areaRange(
            Math.min(...alike.map(({ areaM2 }) => areaM2.min)),
            Math.max(...alike.map(({ areaM2 }) => areaM2.max)),
          )}
        </bdi>
      )}
    </>
  );
}
