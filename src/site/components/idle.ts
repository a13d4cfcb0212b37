export function idle(): Promise<void> {
  const wait = window.requestIdleCallback ?? setTimeout; // Safari has none
  return new Promise((resolve) => {
    wait(() => resolve());
  });
}
