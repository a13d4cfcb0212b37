/** `onLine` is checked because Chromium fires `online` while it emulates an offline network. */
export const reloadWhenOnline = `addEventListener("online",()=>navigator.onLine&&location.reload())`;
