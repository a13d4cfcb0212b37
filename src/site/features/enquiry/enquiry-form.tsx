import { useEffect, useId, useMemo, useRef, useState, type SubmitEvent } from "react";
import { parseProjectPath } from "#contract/enquiry/enquiry-query.ts";
import {
  enquiryFields,
  type EnquiryFaults,
  type EnquiryField,
  type EnquiryTexts,
} from "#contract/enquiry/fields.ts";
import { fieldsOf } from "#contract/enquiry/form-fields.ts";
import { answerChannels, type AnswerChannel, type EnquiryKind } from "#domain/enquiry.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { useChecking } from "#site/features/enquiry/form-values.ts";
import { OpeningConsent } from "#site/features/enquiry/consent.tsx";
import { draftOf, keepDraft } from "#site/features/enquiry/draft.ts";
import { useFieldLabels } from "#site/features/enquiry/field-labels.ts";
import { fieldId, FormFactsProvider } from "#site/features/enquiry/form-facts.tsx";
import { FormField, type Chosen } from "#site/features/enquiry/form-field.tsx";
import { fillIn, textsOf, typedIn } from "#site/features/enquiry/form-values.ts";
import { HiddenFields } from "#site/features/enquiry/hidden-fields.tsx";
import { FaultSummary, LostNotice } from "#site/features/enquiry/notices.tsx";
import { RefusalNotice, type Refusal } from "#site/features/enquiry/refusal-notice.tsx";
import { SendButton } from "#site/features/enquiry/notices.tsx";
import { useSending } from "#site/features/enquiry/sending.ts";
import { useCompany, usePageSubject } from "#site/components/company.tsx";
import { useHydrated } from "#site/ui/hydrated.ts";

export interface AskedProject {
  /** Country, city and slug as in the project's URL: `turkey/istanbul/bosphorus-terraces`. */
  path: string;
  /** In the page's language. */
  name: string;
}

export interface EnquiryFormProps {
  /** Lets buttons outside the form submit it. */
  id?: string;
  kind: EnquiryKind;
  /** Version of the privacy policy, an ISO date. */
  privacyVersion: string;
  /** Kinds `project` and `viewing` only. */
  project?: AskedProject | null;
  /** Submitted values after a failed submission, or initial values. */
  texts?: EnquiryTexts;
  faults?: EnquiryFaults;
  refusal?: Refusal | null;
  /** Answers of the questionnaire that ends with this form: short lines by question name. */
  questionnaire?: Readonly<Record<string, string>>;
}

const noTexts: EnquiryTexts = {};
const noFaults: EnquiryFaults = {};

/**
 * Works without script; with it, drafts are stored, fields validated in place, and the form is sent without
 * navigation.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { id, kind, privacyVersion, project = null, texts = noTexts, questionnaire } = props;
  const { faults: firstFaults = noFaults, refusal = null } = props;
  const { locale } = useVisitorChoice();
  const prefix = useId();
  const path = project?.path ?? null;
  const subject = useMemo(() => ({ kind, project: path }), [kind, path]);
  const form = useRef<HTMLFormElement>(null);
  const labels = useFieldLabels(kind);
  const place = useAskedPlace(project);
  const office = useOffice(place.country);
  const [chosen, setChosen] = useState<Chosen>({});
  const [now, setNow] = useState<Date | null>(null);
  const checking = useChecking(firstFaults, { locale, office });
  const { faults } = checking;
  /** Faults of the last submission, for the summary; one found on blur appears beside its field only. */
  const [told, setTold] = useState(firstFaults);
  const { sending, sendOnce } = useSending({ subject, refusal, onFaults: showFaults });

  /** Resolves when the current press ends: errors shown during it would move the button away from the pointer. */
  const press = useRef(Promise.resolve());

  function showFaults(found: EnquiryFaults) {
    checking.setFaults(found);
    setTold(found);
  }

  /** Runs once the fields and their errors are in the document. */
  useEffect(() => {
    const first = firstOf(told);
    if (first !== null) document.getElementById(fieldId(prefix, first))?.focus();
  }, [told, prefix]);

  const isHydrated = useHydrated();
  useEffect(() => {
    if (form.current === null || !isHydrated) return; // the country list is complete only after hydration
    if (texts === noTexts) fillIn(form.current, draftOf(subject)?.texts ?? noTexts);
    setChosen(chosenIn(textsOf(form.current)));
    setNow(new Date());
  }, [subject, texts, isHydrated]);

  function changed(form: HTMLFormElement) {
    const typed = textsOf(form);
    keepDraft(subject, typedIn(form, locale));
    const next = chosenIn(typed);
    setChosen((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    void checking.clearMended(form);
  }

  async function isRight(form: HTMLFormElement): Promise<boolean> {
    const found = await checking.check(form);
    if (found !== null) showFaults(found);
    return found === null || Object.keys(found).length === 0;
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    // Language buttons reload the page with the typed values.
    if (event.nativeEvent.submitter?.hasAttribute("formaction") === true) return;
    event.preventDefault();
    const form = event.currentTarget;
    void sendOnce(form, () => isRight(form));
  }

  const summed = stillIn(told, faults);
  return (
    <FormFactsProvider facts={{ prefix, texts, faults, first: firstOf(firstFaults), now }}>
      <form
        ref={form}
        id={id}
        className="form form--2"
        method="post"
        action={sentTo(locale, kind, project)}
        noValidate
        onFocus={checking.prepare}
        onPointerDown={() => {
          press.current = endOfPress();
        }}
        onInput={({ currentTarget }) => changed(currentTarget)}
        onBlur={({ currentTarget, target }) => {
          const field = typedField(target);
          if (field === null) return;
          void press.current.then(() => checking.checkLeft(currentTarget, field));
        }}
        onSubmit={submit}
      >
        <HiddenFields
          kind={kind}
          project={project?.path}
          privacyVersion={privacyVersion}
          questionnaire={questionnaire}
        />
        {summed.length > 0 && <FaultSummary prefix={prefix} names={summed} labels={labels} />}
        {fieldsOf(kind, channelNamed(chosen.channel ?? texts.channel)).map((field, at, all) => (
          <FormField
            key={field.name}
            {...field}
            next={all[at + 1]?.name}
            label={labels[field.name]}
            privacyVersion={privacyVersion}
            office={office}
            chosen={chosen}
          />
        ))}
        {kind === "opening" && <OpeningConsent version={privacyVersion} />}
        {sending === "lost" && <LostNotice />}
        {typeof sending === "object" && <RefusalNotice refusal={sending} place={place} />}
        <SendButton
          kind={kind}
          isVideo={(chosen.visit ?? texts.visit) === "video-call"}
          isBusy={sending === "under-way"}
          isLost={sending === "lost"}
        />
      </form>
    </FormFactsProvider>
  );
}

/** The form's own page, including its subject, so that it can be reloaded and bookmarked. */
function sentTo(locale: Locale, kind: EnquiryKind, project: AskedProject | null): string {
  return linkTo(locale, "enquiry", {
    kind: kind === "contact" || kind === "opening" ? undefined : kind,
    project: parseProjectPath(project?.path ?? "") ?? undefined,
  });
}

function endOfPress(): Promise<void> {
  return new Promise((done) => {
    const once = { once: true };
    window.addEventListener("pointerup", () => done(), once);
    window.addEventListener("pointercancel", () => done(), once);
  });
}

/** Location of the project, or of the page's subject. */
function useAskedPlace(project: AskedProject | null) {
  const { place } = usePageSubject();
  if (project === null) return place;
  const [country = null, city = null] = project.path.split("/");
  return { country, city };
}

function useOffice(country: string | null) {
  const company = useCompany();
  return company?.offices.find((office) => office.country === country) ?? null;
}

function firstOf(faults: EnquiryFaults): EnquiryField | null {
  const [first = null] = Object.keys(faults) as EnquiryField[]; // the keys of EnquiryFaults
  return first;
}

/** Fields of the last submission that are still invalid, in form order. */
function stillIn(told: EnquiryFaults, faults: EnquiryFaults): EnquiryField[] {
  const names = Object.keys(told) as EnquiryField[]; // the keys of EnquiryFaults
  return names.filter((name) => name in faults);
}

function chosenIn({ channel, visit, day, time }: EnquiryTexts): Chosen {
  return { channel, visit, day, time };
}

function channelNamed(name: string | undefined): AnswerChannel | undefined {
  return answerChannels.find((channel) => channel === name);
}

/** The field that lost focus, if it has text. */
function typedField(target: EventTarget): EnquiryField | null {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return null;
  const name = enquiryFields.find((name) => name === target.name) ?? null;
  return target.value.trim() === "" || target.type === "checkbox" ? null : name;
}
