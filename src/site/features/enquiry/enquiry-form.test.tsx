import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import type { Company } from "#contract/settings.ts";
import { enquiryKinds } from "#domain/enquiry.ts";
import type { Locale } from "#domain/locale.ts";
import "#i18n/all-messages.server.ts";
import { messagesOf } from "#i18n/messages.ts";
import { VisitorProvider } from "#i18n/visitor-preferences.tsx";
import { EnquiryForm, type EnquiryFormProps } from "#site/features/enquiry/enquiry-form.tsx";
import { CompanyProvider } from "#site/components/company-context.tsx";
import { defaultVisitorChoice } from "#tests/support/default-visitor-choice.ts";

const project = { path: "turkey/istanbul/moda-sahil", name: "Moda Sahil" };
const company: Company = {
  brand: "Sahil",
  legalName: "Sahil",
  founded: 2009,
  tagline: "",
  hours: "",
  email: "hello@sahil.example",
  whatsapp: { turkey: "", uae: "" },
  phones: { turkey: "", uae: "", cyprus: "" },
  telegram: "",
  wechatId: "",
  social: {},
  figures: { properties: 0, nationalities: 0, worldwide: 0 },
  offices: [
    {
      city: { slug: "istanbul", name: "Istanbul", nameIn: "in Istanbul" },
      country: "turkey",
      address: "",
      center: { lat: 41, lng: 29 },
      phone: "",
      timeZone: "Europe/Istanbul",
      openingHours: [{ days: ["mon"], opens: "09:00", closes: "19:00" }],
    },
  ],
};

function formIn(locale: Locale, props: Omit<EnquiryFormProps, "privacyVersion">): string {
  const subject = { place: { country: "turkey", city: "istanbul" }, project: null };
  return renderToStaticMarkup(
    <MemoryRouter>
      <IntlProvider locale={locale} messages={messagesOf(locale)} timeZone="UTC">
        <VisitorProvider preferences={defaultVisitorChoice(locale)}>
          <CompanyProvider company={company} subject={subject}>
            <EnquiryForm privacyVersion="2026-11-20" {...props} />
          </CompanyProvider>
        </VisitorProvider>
      </IntlProvider>
    </MemoryRouter>,
  );
}

const everyForm = (["en", "ar", "ru", "tr", "zh"] as const).flatMap((locale) =>
  enquiryKinds.map((kind) => ({ locale, kind })),
);

test.each(everyForm)("every text of the form for $kind exists in $locale", ({ locale, kind }) => {
  const faults = { time: "missing", phone: "phone_short" } as const;
  const markup = formIn(locale, { kind, project: kind === "viewing" ? project : null, faults });
  expect(markup).not.toMatch(/undefined|enquiry\.|\{/);
});

test("a returned form focuses its first invalid field", () => {
  const markup = formIn("en", {
    kind: "viewing",
    project,
    faults: { time: "missing", name: "missing" },
  });
  expect(markup.match(/<[^>]*autofocus[^>]*>/gi)).toEqual([expect.stringContaining('name="time"')]);
});

test("a returned form focuses the first option of an invalid choice", () => {
  const markup = formIn("en", { kind: "contact", faults: { channel: "choice" } });
  expect(markup.match(/<[^>]*autofocus[^>]*>/gi)).toEqual([
    expect.stringContaining('value="whatsapp"'),
  ]);
});

test("a new form does not take the focus", () => {
  expect(formIn("en", { kind: "contact" })).not.toMatch(/autofocus/i);
});

test("a missing field is reported by its name", () => {
  const faults = { day: "missing", time: "missing", name: "missing" } as const;
  const markup = formIn("en", { kind: "viewing", project, faults });
  expect(markup).toContain("Choose a day.");
  expect(markup).toContain("Choose a time.");
  expect(markup).toContain("Enter your name.");
});

test("visitors answered on WeChat or Telegram enter the number of that account", () => {
  expect(formIn("zh", { kind: "contact" })).toContain("请填写微信绑定的手机号");
  expect(formIn("ru", { kind: "contact" })).toContain("на который зарегистрирован Telegram");
  expect(formIn("zh", { kind: "contact", texts: { channel: "phone" } })).not.toContain("绑定");
});

test("the submit button names what it books", () => {
  expect(formIn("en", { kind: "viewing", project })).toContain("Book a viewing");
  const texts = { visit: "video-call" };
  expect(formIn("en", { kind: "viewing", project, texts })).toContain("Book a video call");
});

test("a form is rendered with the likely countries and the chosen one", () => {
  const likely = formIn("en", { kind: "contact" });
  expect(likely).toContain('<option value="GB" selected="">');
  expect(likely).not.toContain('value="IS"');
  const chosen = formIn("en", { kind: "contact", texts: { phone_country: "IS" } });
  expect(chosen).toContain('<option value="IS" selected="">');
});
