/** How long somebody who pressed a key is taken to be still typing. */
const stillTypingMs = 5_000;

const fields =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]";

/** Notices whether the visitor types: the focus is in a field, or a key was pressed just now. */
export function watchTyping(): { isTyping: () => boolean; stop: () => void } {
  const watching = new AbortController();
  let pressedAt = Number.NEGATIVE_INFINITY;
  const note = () => {
    pressedAt = Date.now();
  };
  document.addEventListener("keydown", note, { signal: watching.signal, capture: true });
  return {
    isTyping: () =>
      document.activeElement?.matches(fields) === true || Date.now() - pressedAt < stillTypingMs,
    stop: () => watching.abort(),
  };
}
