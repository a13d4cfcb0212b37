import sprite from "#site/ui/icons.svg?url";

const brands = ["instagram", "telegram", "wechat", "whatsapp", "youtube"] as const;
/** Mirrored in right-to-left text. */
const directional = ["arrow-left", "arrow-right", "chevron-left", "chevron-right"] as const;
const plain = [
  "bookmark",
  "calendar-plus",
  "chevron-down",
  "circle-alert",
  "circle-check",
  "globe",
  "house",
  "images",
  "link",
  "linkedin",
  "mail",
  "map",
  "map-pin",
  "menu",
  "message-square",
  "phone",
  "plane",
  "plus",
  "scale",
  "search",
  "share",
  "sliders-horizontal",
  "stamp",
  "wifi-off",
  "x",
] as const;

export type IconName = (typeof brands | typeof directional | typeof plain)[number];

/** Decorative: a text beside it says the same. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${kindOf(name)} ${className}`.trim()} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

function kindOf(name: IconName): string {
  if (isOneOf(brands, name)) return "icon--brand";
  return isOneOf(directional, name) ? "icon--directional" : "";
}

function isOneOf(names: readonly string[], name: string): boolean {
  return names.includes(name);
}
