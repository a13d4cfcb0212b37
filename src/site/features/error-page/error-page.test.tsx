import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { createTranslator, IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { locales, type Locale } from "#domain/locale.ts";
import "#i18n/all-messages.server.ts";
import { messagesOf } from "#i18n/messages.ts";
import { VisitorProvider } from "#i18n/visitor-preferences.tsx";
import { ErrorPage, isNetworkError, statusOf } from "#site/features/error-page/error-page.tsx";
import { CompanyProvider } from "#site/components/company-context.tsx";
import { defaultVisitorChoice } from "#tests/support/default-visitor-choice.ts";

const refused = "enquiry.refused.title";
const titles = [
  [403, refused],
  [405, "failure.read_only.title"],
  [410, "failure.gone.title"],
  [411, refused],
  [413, refused],
  [414, "failure.too_long.title"],
  [429, "failure.too_many.title"],
  [500, "failure.server_error.title"],
  [503, "failure.server_error.title"],
] as const;

test.each(titles)(
  "a page that failed with %i has %s as its title and its heading",
  (status, key) => {
    for (const locale of locales) {
      const words = createTranslator({ locale, messages: messagesOf(locale) })(key);
      expect(namesOf(failureOf(status), locale)).toEqual({ title: words, heading: words });
    }
  },
);

test("a missing page has its own title", () => {
  for (const locale of locales) {
    const t = createTranslator({ locale, messages: messagesOf(locale), namespace: "failure" });
    expect(namesOf(failureOf(404), locale)).toEqual({
      title: t("not_found.page_title"),
      heading: t("not_found.title"),
    });
  }
});

test("an unreachable page has its own text", () => {
  const words = messagesOf("en").failure.offline.title;
  const names = namesOf(new TypeError("Failed to fetch"), "en");
  expect(names).toEqual({ title: words, heading: words });
});

function failureOf(status: number) {
  return { status, statusText: "", internal: false, data: null };
}

/** Document title and heading of the error page. */
function namesOf(error: unknown, locale: Locale) {
  const html = shown(error, locale);
  const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const [, heading] = /<h1[^>]*>([^<]*)<\/h1>/.exec(html) ?? [];
  return { title, heading };
}

function shown(error: unknown, locale: Locale): string {
  const nowhere = { place: { country: null, city: null }, project: null };
  const element = (
    <IntlProvider locale={locale} messages={messagesOf(locale)} timeZone="UTC">
      <VisitorProvider preferences={defaultVisitorChoice(locale)}>
        <CompanyProvider company={null} subject={nowhere}>
          <ErrorPage error={error} />
        </CompanyProvider>
      </VisitorProvider>
    </IntlProvider>
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test.each([
  new TypeError("Failed to fetch"),
  new TypeError("NetworkError when attempting to fetch resource."),
  new TypeError("Load failed"),
  new DOMException("The user aborted a request.", "AbortError"),
  new Error("Unable to decode turbo-stream response"),
])("%s is a network error", (error) => {
  expect(isNetworkError(error)).toBe(true);
});

test.each([
  new TypeError("Cannot read properties of undefined"),
  new Error("Unexpected Server Error"),
  { status: 503 },
  null,
])("%s is no network error", (error) => {
  expect(isNetworkError(error)).toBe(false);
});

test("an error without a status is a 500", () => {
  for (const thrown of [new TypeError("Failed"), "text", null]) expect(statusOf(thrown)).toBe(500);
  const answer = { status: 404, statusText: "", internal: false, data: null };
  expect(statusOf(answer)).toBe(404);
});
