import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { placeParameter } from "#contract/form-query.ts";
import { largeHomes, roomsInAddress, studio } from "#domain/rooms.ts";
import type { SearchConsoleView } from "#site/features/home/home-view.server.ts";
import { Icon } from "#site/ui/icon.tsx";

const rooms = [studio, "1+1", "2+1", "3+1", "4+1"] as const;

/** A plain form; the server redirects its query to the listing's own address. */
export function SearchConsole({ search }: { search: SearchConsoleView }) {
  const { action, areas, types, budgets } = search;
  const t = useTranslations("home.console");
  const tCard = useTranslations("card");
  const tFacets = useTranslations("facets");
  const questions = [areas, types].filter(({ length }) => length > 0).length + 2; // rooms and budget are always there
  return (
    <form
      className={`console console--${questions}`}
      role="search"
      aria-label={t("label")}
      action={action}
    >
      {areas.length > 0 && (
        <Question name={placeParameter} label={t("where")} any={t("anywhere")}>
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
        </Question>
      )}
      {types.length > 0 && (
        <Question name="type" label={t("type")} any={t("any_type")}>
          {types.map(({ slug, plural }) => (
            <option key={slug} value={slug}>
              {plural}
            </option>
          ))}
        </Question>
      )}
      <Question name="rooms" label={t("rooms")} any={t("any_rooms")}>
        {rooms.map((value) => (
          <option key={value} value={roomsInAddress(value)}>
            {value === studio ? tCard("studio") : value}
          </option>
        ))}
        <option value={roomsInAddress(largeHomes)}>
          {tFacets("rooms_or_more", { rooms: "5+1" })}
        </option>
      </Question>
      <Question name="price" label={t("budget")} any={t("any_budget")}>
        {budgets.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Question>
      <button className="btn btn--lg" type="submit">
        <Icon name="search" />
        {t("show")}
      </button>
    </form>
  );
}

interface QuestionProps {
  name: string;
  label: string;
  /** Option shown when nothing is selected. */
  any: string;
  children: ReactNode;
}

function Question({ name, label, any, children }: QuestionProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue="">
        <option value="">{any}</option>
        {children}
      </select>
      <Icon name="chevron-down" />
    </label>
  );
}
