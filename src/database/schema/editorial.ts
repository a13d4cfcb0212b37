import type { Locale } from "#domain/locale.ts";
import type { WhatsappLine } from "#domain/vocabulary.ts";
import type { Entity, Flag, IsoDay, Json } from "#database/schema/entity.ts";

export interface EditorialTables {
  category: Entity;
  category_text: { category_id: number; locale: Locale; name: string };
  post: Entity & {
    category_id: number;
    author_id: number;
    image: string;
    published_at: IsoDay;
    featured: Flag;
    country_id: number | null;
    tags: Json; // string[], searched but never shown
  };
  post_text: { post_id: number; locale: Locale; title: string; excerpt: string; body: string };
  video: Entity & {
    file: string | null;
    youtube_id: string | null;
    poster: string;
    duration_seconds: number;
    views: number;
    published_at: IsoDay;
    featured: Flag;
    project_id: number | null;
  };
  video_text: {
    video_id: number;
    locale: Locale;
    title: string;
    description: string;
    captions: string | null; // file name in `media`
  };
  offer: Entity & {
    project_id: number | null;
    image: string;
    discount_pct: number | null;
    valid_from: IsoDay;
    valid_until: IsoDay;
  };
  offer_text: {
    offer_id: number;
    locale: Locale;
    title: string;
    summary: string;
    body: string;
    badge: string;
    terms: Json; // string[]
  };

  department: Entity;
  department_text: { department_id: number; locale: Locale; name: string };
  team_member: Entity & {
    department_id: number;
    name: string;
    portrait: string | null;
    languages: Json; // string[], ISO 639-1
    whatsapp: WhatsappLine;
  };
  team_member_text: { team_member_id: number; locale: Locale; title: string; bio: string };
  testimonial: Entity & {
    name: string;
    nationality: string;
    country_id: number;
    rating: number;
    project_id: number | null;
    date: IsoDay;
  };
  testimonial_text: { testimonial_id: number; locale: Locale; quote: string };
  faq: Entity & { topic: string }; // slug is `{topic}-{n}`, n from 1
  faq_text: { faq_id: number; locale: Locale; question: string; answer: string };
}
