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
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { useValidation } from "#site/features/enquiry/use-validation.ts";
import { LaunchNotificationConsent } from "#site/features/enquiry/consent.tsx";
import { readDraft, saveDraft } from "#site/features/enquiry/draft.ts";
import { useFieldLabels } from "#site/features/enquiry/field-labels.ts";
import { fieldId, FormProvider } from "#site/features/enquiry/form-context.tsx";
import { FormField, type WatchedValues } from "#site/features/enquiry/form-field.tsx";
import { fillForm, formTexts, draftTexts } from "#site/features/enquiry/form-values.ts";
import { HiddenFields } from "#site/features/enquiry/hidden-fields.tsx";
import {
  ConnectionLostNotice,
  ErrorSummary,
  SubmitButton,
} from "#site/features/enquiry/submission-status.tsx";
import { RefusalNotice, type Refusal } from "#site/features/enquiry/refusal-notice.tsx";
import { useEnquirySubmission } from "#site/features/enquiry/use-enquiry-submission.ts";
import { useCompany, usePageSubject } from "#site/components/company-context.tsx";
import { useHydrated } from "#site/ui/hydrated.ts";
import { keysOf } from "#domain/keys-of.ts";

export interface EnquiryProject {
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
  project?: EnquiryProject | null;
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
  const { locale } = useVisitorPreferences();
  const prefix = useId();
  const path = project?.path ?? null;
  const subject = useMemo(() => ({ kind, project: path }), [kind, path]);
  const form = useRef<HTMLFormElement>(null);
  const labels = useFieldLabels(kind);
  const place = useEnquiryPlace(project);
  const office = useOffice(place.country);
  const [watched, setWatched] = useState<WatchedValues>({});
  const [hydratedAt, setHydratedAt] = useState<Date | null>(null);
  const validation = useValidation(firstFaults, { locale, office });
  const { faults } = validation;
  /** Faults of the last submission, for the summary; one found on blur appears beside its field only. */
  const [summarizedFaults, setSummarizedFaults] = useState(firstFaults);
  const { submission, submitOnce } = useEnquirySubmission({
    subject,
    refusal,
    onFaults: showFaults,
  });

  /** Resolves when the current press ends: errors shown during it would move the button away from the pointer. */
  const pointerRelease = useRef(Promise.resolve());

  function showFaults(found: EnquiryFaults) {
    validation.setFaults(found);
    setSummarizedFaults(found);
  }

  /** Runs once the fields and their errors are in the document. */
  useEffect(() => {
    const first = firstFaultyField(summarizedFaults);
    if (first !== null) document.getElementById(fieldId(prefix, first))?.focus();
  }, [summarizedFaults, prefix]);

  const isHydrated = useHydrated();
  useEffect(() => {
    if (form.current === null || !isHydrated) return; // the country list is complete only after hydration
    if (texts === noTexts) fillForm(form.current, readDraft(subject)?.texts ?? noTexts);
    setWatched(watchedIn(formTexts(form.current)));
    setHydratedAt(new Date());
  }, [subject, texts, isHydrated]);

  function handleInput(form: HTMLFormElement) {
    const typed = formTexts(form);
    saveDraft(subject, draftTexts(form, locale));
    const next = watchedIn(typed);
    setWatched((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    void validation.clearFixed(form);
  }

  async function isValid(form: HTMLFormElement): Promise<boolean> {
    const found = await validation.validate(form);
    if (found !== null) showFaults(found);
    return found === null || Object.keys(found).length === 0;
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    // Language buttons reload the page with the typed values.
    if (event.nativeEvent.submitter?.hasAttribute("formaction") === true) return;
    event.preventDefault();
    const form = event.currentTarget;
    void submitOnce(form, () => isValid(form));
  }

  const summaryFields = stillInvalid(summarizedFaults, faults);
  return (
    <FormProvider
      value={{ prefix, texts, faults, firstFaultyField: firstFaultyField(firstFaults), hydratedAt }}
    >
      <form
        ref={form}
        id={id}
        className="form form--2"
        method="post"
        action={formAction(locale, kind, project)}
        noValidate
        onFocus={validation.preload}
        onPointerDown={() => {
          pointerRelease.current = pointerReleased();
        }}
        onInput={({ currentTarget }) => handleInput(currentTarget)}
        onBlur={({ currentTarget, target }) => {
          const field = filledField(target);
          if (field === null) return;
          void pointerRelease.current.then(() => validation.validateOnBlur(currentTarget, field));
        }}
        onSubmit={submit}
      >
        <HiddenFields
          kind={kind}
          project={project?.path}
          privacyVersion={privacyVersion}
          questionnaire={questionnaire}
        />
        {summaryFields.length > 0 && (
          <ErrorSummary prefix={prefix} names={summaryFields} labels={labels} />
        )}
        {fieldsOf(kind, parseChannel(watched.channel ?? texts.channel)).map((field, index, all) => (
          <FormField
            key={field.name}
            {...field}
            next={all[index + 1]?.name}
            label={labels[field.name]}
            privacyVersion={privacyVersion}
            office={office}
            watched={watched}
          />
        ))}
        {kind === "opening" && <LaunchNotificationConsent version={privacyVersion} />}
        {submission === "lost" && <ConnectionLostNotice />}
        {typeof submission === "object" && <RefusalNotice refusal={submission} place={place} />}
        <SubmitButton
          kind={kind}
          isVideo={(watched.visit ?? texts.visit) === "video-call"}
          isBusy={submission === "pending"}
          isLost={submission === "lost"}
        />
      </form>
    </FormProvider>
  );
}

/** The form's own page, including its subject, so that it can be reloaded and bookmarked. */
function formAction(locale: Locale, kind: EnquiryKind, project: EnquiryProject | null): string {
  return linkTo(locale, "enquiry", {
    kind: kind === "contact" || kind === "opening" ? undefined : kind,
    project: parseProjectPath(project?.path ?? "") ?? undefined,
  });
}

function pointerReleased(): Promise<void> {
  return new Promise((done) => {
    const once = { once: true };
    window.addEventListener("pointerup", () => done(), once);
    window.addEventListener("pointercancel", () => done(), once);
  });
}

/** Location of the project, or of the page's subject. */
function useEnquiryPlace(project: EnquiryProject | null) {
  const { place } = usePageSubject();
  if (project === null) return place;
  const [country = null, city = null] = project.path.split("/");
  return { country, city };
}

function useOffice(country: string | null) {
  const company = useCompany();
  return company?.offices.find((office) => office.country === country) ?? null;
}

function firstFaultyField(faults: EnquiryFaults): EnquiryField | null {
  const [first = null] = keysOf(faults);
  return first;
}

/** Fields of the last submission that are still invalid, in form order. */
function stillInvalid(summarized: EnquiryFaults, faults: EnquiryFaults): EnquiryField[] {
  const names = keysOf(summarized);
  return names.filter((name) => name in faults);
}

function watchedIn({ channel, visit, day, time }: EnquiryTexts): WatchedValues {
  return { channel, visit, day, time };
}

function parseChannel(name: string | undefined): AnswerChannel | undefined {
  return answerChannels.find((channel) => channel === name);
}

/** The field that lost focus, if it has text. */
function filledField(target: EventTarget): EnquiryField | null {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return null;
  const name = enquiryFields.find((name) => name === target.name) ?? null;
  return target.value.trim() === "" || target.type === "checkbox" ? null : name;
}
