import { lazy, memo, Suspense, useState } from "react";
import { withTexts } from "#i18n/whole-texts.ts";
import type { EnquiryFormProps } from "#site/features/enquiry/enquiry-form.tsx";
import { loadOptional } from "#site/parts/optional-files.ts";
import { useIsTakenOver } from "#site/ui/taken-over.ts";

const ShownForm = lazy(loadForm);
/** Where its files cannot be had, it stays as it was sent, and works as it does without script. */
const SentForm = lazy(async () => (await loadOptional(loadForm)) ?? new Promise<never>(() => {}));

/** A form that stands in a page. It is sent as it is drawn, and taken over when its files are there, after the page. */
export function PageForm(props: EnquiryFormProps) {
  const [isSent] = useState(!useIsTakenOver());
  return isSent ? <TakenOver {...props} /> : <ShownForm {...props} />;
}

/** Not drawn again while its files are under way: React would take the form that was sent away, and bring it back with them. */
const TakenOver = memo(function TakenOver(props: EnquiryFormProps) {
  return (
    <Suspense>
      <SentForm {...props} />
    </Suspense>
  );
});

async function loadForm() {
  const { EnquiryForm } = await withTexts(() => import("#site/features/enquiry/enquiry-form.tsx"));
  return { default: EnquiryForm };
}
