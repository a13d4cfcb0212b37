import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import type { ContactDialog } from "#site/features/enquiry/dialog/contact-dialog.tsx";
import { loadOptional } from "#site/components/optional-files.ts";
import type { PictureFiles } from "#site/ui/picture.tsx";
import { fetchOwn } from "#site/components/fetch-own.ts";

export interface DialogContent {
  /** Version of the privacy policy, an ISO date. */
  privacyVersion: string;
  /** Null where there is none. */
  picture: PictureFiles | null;
}

export interface LoadedDialog {
  Dialog: typeof ContactDialog;
  content: DialogContent;
}

/** Null when loading failed; links then lead to the form's own page. */
export async function loadContactDialog(locale: Locale): Promise<LoadedDialog | null> {
  const [module, content] = await Promise.all([
    loadOptional(() => import("#site/features/enquiry/dialog/contact-dialog.tsx")),
    loadContent(locale),
  ]);
  return module && content && { Dialog: module.ContactDialog, content };
}

const contentCache = new Map<Locale, DialogContent>();

async function loadContent(locale: Locale): Promise<DialogContent | null> {
  const cached = contentCache.get(locale);
  if (cached !== undefined) return cached;
  try {
    const content = await fetchOwn<DialogContent>(linkTo(locale, "contact-dialog"));
    if (content !== null) contentCache.set(locale, content);
    return content;
  } catch {
    return null;
  }
}
