import type { WhatsappLine } from "#domain/vocabulary.ts";
import type { Company, Office } from "#contract/settings.ts";
import { fromJson } from "#database/json.ts";
import type { ReadContext } from "#catalog/read-context.ts";
import { regionNames } from "#catalog/regions/region-names.ts";

/** The JSON of the company's row in `setting`, the same in every locale. */
interface StoredCompany {
  brand: string;
  legalName: string;
  founded: number;
  social: Record<string, string>;
  channels: {
    whatsapp: Record<WhatsappLine, string>;
    phone: Company["phones"];
    telegram: string;
    wechatId: string;
    email: string;
  };
  figures: Company["figures"];
}

/** The JSON of the company's row in `setting_text`. */
type CompanyText = Pick<Company, "tagline" | "hours">;

/** The JSON of an office's row in `setting`. */
interface StoredOffice extends Pick<Office, "phone" | "timeZone" | "openingHours"> {
  city: string;
  country: string;
  lat: number;
  lng: number;
}

type OfficeText = Pick<Office, "address">;

/** Reads the company with its contacts and offices; throws if no settings are loaded. */
export async function readCompany(context: ReadContext): Promise<Company> {
  const rows = await readSettings(context);
  const company = rows.find(({ slug }) => slug === "company");
  if (company === undefined) throw new Error("The settings name no company");
  const { channels, ...facts } = fromJson<StoredCompany>(company.value);
  const { phone: phones, ...others } = channels;
  const offices = rows.filter(({ slug }) => slug.startsWith("office-"));
  return {
    brand: facts.brand,
    legalName: facts.legalName,
    founded: facts.founded,
    ...fromJson<CompanyText>(company.text),
    ...others,
    phones,
    social: facts.social,
    figures: facts.figures,
    offices: await officesOf(context, offices),
  };
}

type SettingRow = Awaited<ReturnType<typeof readSettings>>[number];

function readSettings({ database, locale }: ReadContext) {
  return database
    .selectFrom("setting")
    .innerJoin("setting_text as text", (join) =>
      join.onRef("text.setting_id", "=", "setting.id").on("text.locale", "=", locale),
    )
    .select(["setting.slug", "setting.value", "text.value as text"])
    .where("setting.published", "=", 1)
    .orderBy("setting.position")
    .orderBy("setting.id")
    .execute();
}

async function officesOf(context: ReadContext, rows: readonly SettingRow[]): Promise<Office[]> {
  const offices = rows.map(({ value, text }) => ({
    ...fromJson<StoredOffice>(value),
    ...fromJson<OfficeText>(text),
  }));
  const nameOf = await regionNames(
    context,
    offices.map(({ city }) => city),
  );
  return offices.map(({ city, lat, lng, ...office }) => ({
    ...office,
    city: nameOf(city),
    center: { lat, lng },
  }));
}
