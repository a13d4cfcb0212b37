import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { placeParameter } from "#contract/form-query.ts";
import { largeHomes, encodeRooms, studio } from "#domain/rooms.ts";
import type { HomeSearchFormView } from "#site/features/home/home-view.server.ts";
import { Icon } from "#site/ui/icon.tsx";

const rooms = [studio, "1+1", "2+1", "3+1", "4+1"] as const;

/** A plain form; the server redirects its query to the listing's own URL. */
export function HomeSearchForm({ search }: { search: HomeSearchFormView }) {
  const { action, areas, types, budgets } = search;
  const t = useTranslations("home.search_form");
  const tCard = useTranslations("card");
  const tFacets = useTranslations("facets");
  const fieldCount = [areas, types].filter(({ length }) => length > 0).length + 2; // rooms and budget are always there
  return (
    <form
      className={`home-search home-search--${fieldCount}`}
      role="search"
      aria-label={t("label")}
      action={action}
    >
      {areas.length > 0 && (
        <SearchSelect name={placeParameter} label={t("where")} anyLabel={t("anywhere")}>
          {areas.map((country) => (
            <optgroup key={country.slug} label={country.title}>
              <option value={country.slug}>{country.title}</option>
              {country.cities.map((city) => (
                <option key={city.slug} value={`${country.slug}/${city.slug}`}>
                  {city.title}
                </option>
              ))}
            </optgroup>
          ))}
        </SearchSelect>
      )}
      {types.length > 0 && (
        <SearchSelect name="type" label={t("type")} anyLabel={t("any_type")}>
          {types.map(({ slug, plural }) => (
            <option key={slug} value={slug}>
              {plural}
            </option>
          ))}
        </SearchSelect>
      )}
      <SearchSelect name="rooms" label={t("rooms")} anyLabel={t("any_rooms")}>
        {rooms.map((value) => (
          <option key={value} value={encodeRooms(value)}>
            {value === studio ? tCard("studio") : value}
          </option>
        ))}
        <option value={encodeRooms(largeHomes)}>
          {tFacets("rooms_or_more", { rooms: "5+1" })}
        </option>
      </SearchSelect>
      <SearchSelect name="price" label={t("budget")} anyLabel={t("any_budget")}>
        {budgets.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SearchSelect>
      <button className="btn btn--lg" type="submit">
        <Icon name="search" />
        {t("show")}
      </button>
    </form>
  );
}

interface SearchSelectProps {
  name: string;
  label: string;
  /** Option shown when nothing is selected. */
  anyLabel: string;
  children: ReactNode;
}

function SearchSelect({ name, label, anyLabel, children }: SearchSelectProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue="">
        <option value="">{anyLabel}</option>
        {children}
      </select>
      <Icon name="chevron-down" />
    </label>
  );
}
