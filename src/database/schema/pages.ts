import type { Locale } from "#domain/locale.ts";
import type { Entity, IsoDay, Json } from "#database/schema/entity.ts";

export interface PageTables {
  filter_page: Entity & { query: Json };
  filter_page_text: {
    filter_page_id: number;
    locale: Locale;
    title: string;
    heading: string;
    intro: string;
  };

  page: Entity & { hero_image: string | null; version: IsoDay | null };
  page_text: {
    page_id: number;
    locale: Locale;
    title: string;
    description: string;
    hero_heading: string;
    hero_text: string;
    sections: Json; // { kind, heading, body, image, items: { heading, text, figure }[] }[]
  };
  landing: Entity & { country_id: number; hero_image: string };
  landing_text: {
    landing_id: number;
    locale: Locale;
    title: string;
    description: string;
    hero_heading: string;
    hero_text: string;
    copy: Json; // { reasons, projects, visa, steps, faqs }
  };
  footer_group: Entity & { paths: Json }; // slug is `group-{n}`, n from 1; paths of its links, in order
  footer_group_text: { footer_group_id: number; locale: Locale; title: string; links: Json }; // titles, in order

  /** Slug `company`, or `office-{n}` from 1; values as in settings.yaml, localised ones in the text table. */
  setting: Entity & { value: Json };
  setting_text: { setting_id: number; locale: Locale; value: Json }; // { tagline, hours }; of an office { address }
}
