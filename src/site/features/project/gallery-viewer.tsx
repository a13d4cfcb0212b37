import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useTranslations } from "use-intl";
import { localeFacts } from "#domain/locale.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { closeDialog } from "#site/components/close-dialog.ts";
import viewerSheet from "#site/styles/sheets/viewer.css?url";
import { Icon } from "#site/ui/icon.tsx";
import { Picture, type PictureFiles } from "#site/ui/picture.tsx";

interface GalleryViewerProps {
  name: string;
  pictures: readonly PictureFiles[];
  /** Index of the first picture to show. */
  start: number;
  onClose: () => void;
}

/** Swipe, arrow keys and buttons all change the picture. */
export function GalleryViewer({ name, pictures, start, onClose }: GalleryViewerProps) {
  const t = useTranslations("project.gallery");
  const { direction } = localeFacts[useVisitorPreferences().locale];
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(start);

  useEffect(() => {
    dialog.current?.showModal(); // the browser restores focus on close
    strip.current?.children[start]?.scrollIntoView({ behavior: "instant" });
  }, [start]);

  function close() {
    if (dialog.current !== null) void closeDialog(dialog.current);
  }

  function scrollToPicture(index: number) {
    strip.current?.children[index]?.scrollIntoView({ block: "nearest" });
  }

  function handleKey(event: KeyboardEvent) {
    const forwards = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    const backwards = direction === "rtl" ? "ArrowRight" : "ArrowLeft";
    const target = {
      [forwards]: current + 1,
      [backwards]: current - 1,
      Home: 0,
      End: pictures.length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    scrollToPicture(target);
  }

  function updateCurrent({ scrollLeft, clientWidth }: HTMLDivElement) {
    setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth)); // negative in right-to-left layouts
  }

  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-label={t("viewer", { name })}
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={handleKey}
    >
      <link rel="stylesheet" href={viewerSheet} precedence="default" />
      <div className="viewer__bar">
        <p aria-live="polite">
          {t("counter", { number: current + 1, count: pictures.length })}
          <span className="visually-hidden">{` ${pictures[current]?.alt ?? ""}`}</span>
        </p>
        <button
          className="icon-button"
          type="button"
          aria-label={t("previous")}
          aria-disabled={current === 0}
          onClick={() => scrollToPicture(current - 1)}
        >
          <Icon name="arrow-left" />
        </button>
        <button
          className="icon-button"
          type="button"
          aria-label={t("next")}
          aria-disabled={current === pictures.length - 1}
          onClick={() => scrollToPicture(current + 1)}
        >
          <Icon name="arrow-right" />
        </button>
        <button className="icon-button" type="button" aria-label={t("close")} onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      <div
        ref={strip}
        className="viewer__strip"
        role="group"
        aria-label={name}
        onScroll={({ currentTarget }) => updateCurrent(currentTarget)}
      >
        {pictures.map((picture, index) => (
          <figure key={picture.url}>
            <Picture picture={picture} sizes="100vw" eager={index === start} alt="" />
            <figcaption>{picture.alt}</figcaption>
          </figure>
        ))}
      </div>
    </dialog>
  );
}
