import { useEffect, useRef, useState, type RefObject } from "react";
import { useTranslations } from "use-intl";
import type { ContactIntent } from "#site/components/contact-link.tsx";
import type { EnquiryTexts } from "#contract/enquiry/fields.ts";
import type { DialogContent } from "#site/features/enquiry/dialog/load-contact-dialog.ts";
import { readDraft, messageAfterDraft } from "#site/features/enquiry/draft.ts";
import { EnquiryForm } from "#site/features/enquiry/enquiry-form.tsx";
import { QuestionnaireLink } from "#site/components/questionnaire-link.tsx";
import enquirySheet from "#site/styles/sheets/enquiry.css?url";
import { closeDialog } from "#site/components/close-dialog.ts";
import { focusInPlace } from "#site/components/focus-in-place.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Picture } from "#site/ui/picture.tsx";
import { directChannels } from "#i18n/contact-channels.ts";
import type { DirectChannel } from "#i18n/languages.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { ChatLink } from "#site/components/channels/chat-link.tsx";
import { usePhone } from "#site/components/channels/phone.ts";
import { WechatAccount } from "#site/components/channels/wechat-account.tsx";
import { useCompany } from "#site/components/company-context.tsx";

interface ContactDialogProps {
  contactIntent: ContactIntent;
  content: DialogContent;
  /** Link that opened the dialog and receives focus on close; null when it opened by itself. */
  opener: HTMLElement | null;
  onClose: () => void;
}

/** Contact form over the page; on narrow screens a non-modal bottom sheet. */
export function ContactDialog({ contactIntent, content, opener, onClose }: ContactDialogProps) {
  const t = useTranslations("enquiry");
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind, project } = contactIntent;
  const [texts] = useState(() => initialTexts(contactIntent));
  const { picture, privacyVersion } = content;

  useEffect(() => {
    const before = document.activeElement;
    const isModal = window.matchMedia("(min-width: 52rem)").matches;
    if (isModal) dialog.current?.showModal();
    else dialog.current?.show();
    if (isModal || opener !== null) heading.current?.focus();
    else restoreFocus(before);
  }, [opener]);

  useDismissal(dialog);

  function close() {
    if (dialog.current !== null) void closeDialog(dialog.current);
  }

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="contact-dialog"
      onClose={({ currentTarget }) => {
        if (!isFocusOutside(currentTarget)) focusInPlace(opener);
        onClose();
      }}
    >
      <link rel="stylesheet" href={enquirySheet} precedence="default" />
      <div className="dialog__inner">
        <button
          className="icon-button dialog__close"
          type="button"
          aria-label={t("dialog.close")}
          onClick={close}
        >
          <Icon name="x" />
        </button>
        <div className="dialog__picture">
          {picture && <Picture picture={picture} sizes="75rem" />}
        </div>
        <div className="dialog__content">
          <h2 className="h-2" id="contact-dialog" ref={heading} tabIndex={-1}>
            {kind === "viewing" ? t("dialog.viewing") : t("dialog.heading")}
          </h2>
          <p className="soft">
            {project === null
              ? t("dialog.text")
              : t.rich("about_project", {
                  project: project.name,
                  name: (name) => <bdi>{name}</bdi>,
                })}
          </p>
          <EnquiryForm
            kind={kind}
            project={project}
            texts={texts}
            privacyVersion={privacyVersion}
          />
          <DirectChannels />
          {project === null && (
            <p className="dialog__questionnaire">
              {t.rich("dialog.questionnaire", {
                link: (text) => <QuestionnaireLink>{text}</QuestionnaireLink>,
              })}
            </p>
          )}
        </div>
      </div>
    </dialog>
  );
}

/** The draft, overridden by what the link that opened the form proposes. */
function initialTexts({ kind, project, viewing, message }: ContactIntent): EnquiryTexts {
  return {
    ...readDraft({ kind, project: project?.path ?? null })?.texts,
    ...(viewing !== undefined && { visit: viewing }),
    ...(message !== undefined && { message: messageAfterDraft(kind, message) }),
  };
}

/** A dialog that opened by itself must not take focus. */
function restoreFocus(before: Element | null): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
}

/** Whether focus has moved outside the dialog. */
function isFocusOutside(dialog: HTMLElement): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && !dialog.contains(activeElement);
}

/**
 * Closes on Escape when not modal, and on a backdrop press when modal. A sheet also closes when it would cover
 * the focused element or an opening header menu; the draft is kept.
 */
function useDismissal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    const controller = new AbortController();
    const { signal } = controller;
    function closeOverFocus() {
      if (element === null || element.matches(":modal") || !isFocusOutside(element)) return;
      const focused = document.activeElement?.getBoundingClientRect();
      if (focused && focused.bottom > element.getBoundingClientRect().top) element.close();
    }
    // The page scrolls to the focused element after the event.
    document.addEventListener("focusin", () => requestAnimationFrame(closeOverFocus), { signal });
    function closeOverMenu({ target }: Event) {
      const opens = target instanceof HTMLDetailsElement && target.open;
      if (opens && target.name === "nav" && element?.matches(":modal") === false) element.close();
    }
    document.addEventListener("toggle", closeOverMenu, { capture: true, signal }); // `toggle` does not bubble
    function closeByKey({ key }: KeyboardEvent) {
      if (key === "Escape" && element?.matches(":modal") === false) element.close();
    }
    document.addEventListener("keydown", closeByKey, { signal });
    element?.addEventListener(
      "pointerdown",
      ({ target }) => {
        if (target === element && element.matches(":modal")) element.close();
      },
      { signal },
    );
    return () => controller.abort();
  }, [dialog]);
}

/** Channels that need no form; the locale's usual one comes first. */
function DirectChannels() {
  const t = useTranslations("enquiry.dialog");
  const { locale } = useVisitorPreferences();
  if (useCompany() === null) return null;
  return (
    <div className="dialog__channels">
      <p className="soft">{t("channels")}</p>
      <ul className="channel-list" role="list">
        {directChannels(locale).map((channel) => (
          <li key={channel}>
            <Icon name={channel} />
            <ChannelLink channel={channel} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A popover would open behind the modal dialog, so its content is shown inline. */
function ChannelLink({ channel }: { channel: DirectChannel }) {
  const names = useTranslations("enquiry.channel");
  const company = useCompany();
  const phone = usePhone();
  if (company === null || phone === null) return null;
  switch (channel) {
    case "phone":
      return (
        <a href={phone.href}>
          <bdi className="ltr numeric">{phone.number}</bdi>
        </a>
      );
    case "wechat":
      return <WechatAccount account={company.wechatId} />;
    default:
      return <ChatLink chat={channel}>{names(channel)}</ChatLink>;
  }
}
