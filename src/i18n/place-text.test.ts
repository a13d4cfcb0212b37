import { expect, test } from "vitest";
import { createTranslator } from "use-intl/core";
import arabic from "#i18n/messages/ar.json";
import english from "#i18n/messages/en.json";
import chinese from "#i18n/messages/zh.json";
import { placeText } from "#i18n/place-text.ts";

const messagesOf = { en: english, ar: arabic, zh: chinese };

function written(locale: keyof typeof messagesOf, [country, city, town]: readonly string[]) {
  const t = createTranslator({ locale, messages: messagesOf[locale], namespace: "card" });
  const region = (name = "") => ({ slug: "somewhere", name, nameIn: name });
  return placeText(
    { country: region(country), city: region(city), town: town ? region(town) : null },
    (names) => t("place", names),
  );
}

test("a place is named by itself and its parent", () => {
  expect(written("en", ["UAE", "Dubai", "Dubai Marina"])).toBe("Dubai Marina, Dubai");
  expect(written("ar", ["الإمارات", "دبي", "دبي مارينا"])).toBe("دبي مارينا، دبي");
  expect(written("en", ["Turkey", "Istanbul"])).toBe("Istanbul, Turkey");
  expect(written("zh", ["土耳其", "伊斯坦布尔", "希什利"])).toBe("伊斯坦布尔希什利");
});

test("a Chinese place name does not repeat the city's name", () => {
  expect(written("zh", ["阿联酋", "迪拜", "迪拜码头"])).toBe("迪拜码头");
});
