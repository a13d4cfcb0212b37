import type { Locale } from "#domain/locale.ts";
import type { PropertyCategory } from "#domain/vocabulary.ts";
import type { Entity, IsoDay, Json } from "#database/schema/entity.ts";

export interface VocabularyTables {
  currency: Entity & { symbol: string; rate: number; decimals: number; as_of: IsoDay }; // slug is the ISO 4217 code
  currency_text: { currency_id: number; locale: Locale; name: string };
  property_type: Entity & { category: PropertyCategory };
  property_type_text: {
    property_type_id: number;
    locale: Locale;
    name: string;
    plural: string;
    also_called: Json; // string[]
  };
  amenity: Entity & { icon: string };
  amenity_text: {
    amenity_id: number;
    locale: Locale;
    name: string;
    also_called: Json; // string[]
  };

  media: Entity & MediaColumns; // slug is the file's name
  media_text: { media_id: number; locale: Locale; alt: string };

  share_picture: Entity; // slug is the page's kind and slug, `project/azure-bay`, or `company`
  share_picture_text: { share_picture_id: number; locale: Locale; url: string; alt: string };
}

interface MediaColumns {
  kind: string;
  country_slug: string | null;
  width: number | null;
  height: number | null;
  color: string | null;
  /** Public path; photographs have `{width}` and `{format}` placeholders for `variants`. */
  url: string;
  variants: Json; // { widths: number[], formats: string[] }
}
