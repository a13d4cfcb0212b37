import type { Page } from "#contract/page.ts";
import { channelsFor } from "#i18n/contact-channels.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { ContactChannels } from "#site/components/channels/contact-channels.tsx";
import { useCompany } from "#site/components/company-context.tsx";
import { Picture } from "#site/ui/picture.tsx";

export interface ChannelsAsideView {
  image: Page["hero"]["image"];
  /** Heading and text above the channels. */
  channels: { heading: string; bodyHtml: string } | null;
}

export function ChannelsAside({ image, channels }: ChannelsAsideView) {
  const { locale } = useVisitorPreferences();
  const company = useCompany();
  return (
    <>
      {image && <Picture picture={image} sizes="(min-width: 64rem) 34rem, 92vw" eager />}
      {channels && (
        <>
          <h2 className="h-3">{channels.heading}</h2>
          <div className="soft" dangerouslySetInnerHTML={{ __html: channels.bodyHtml }} />
        </>
      )}
      {company && <ContactChannels company={company} channels={channelsFor(locale)} />}
    </>
  );
}
