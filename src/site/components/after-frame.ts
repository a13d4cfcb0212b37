/** Resolves after the next paint, so that slow work does not delay the response to a press. */
export function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
