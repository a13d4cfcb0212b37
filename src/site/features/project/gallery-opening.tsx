import { lazy, startTransition, useState, type MouseEvent, type ReactNode } from "react";

const GalleryViewer = lazy(async () => {
  const { GalleryViewer } = await import("./gallery-viewer.tsx");
  return { default: GalleryViewer };
});

interface Opened {
  gallery: Element;
  /** Index of the picture that is shown first. */
  start: number;
}

interface GalleryOpeningProps {
  /** Name of the project. */
  name: string;
  /** Draws the region of the page that has the `Gallery` in it. */
  children: (open: (event: MouseEvent) => void) => ReactNode;
}

/** Shows the photographs of a gallery in a viewer, which is fetched when it is first wanted. */
export function GalleryOpening({ name, children }: GalleryOpeningProps) {
  const [opened, setOpened] = useState<Opened | null>(null);

  function open(event: MouseEvent) {
    const link =
      event.target instanceof Element && event.target.closest<HTMLElement>("[data-opens]");
    const gallery = link && link.closest(".gallery");
    if (!link || !gallery) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey) return; // the visitor wants the file in a tab of its own
    event.preventDefault();
    const pressed = link.querySelector("img"); // none in the button for all of them
    const start = pressed === null ? 0 : [...gallery.querySelectorAll("img")].indexOf(pressed);
    // As a transition it waits for the viewer's files: what stood in for it would be shown for 300 ms at least.
    startTransition(() => setOpened({ gallery, start }));
  }

  return (
    <>
      {children(open)}
      {opened !== null && <GalleryViewer name={name} {...opened} onClose={() => setOpened(null)} />}
    </>
  );
}
