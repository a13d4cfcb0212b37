/** Resolves once the next frame is on its way to the screen: whatever is done then keeps no press waiting for its answer. */
export function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
