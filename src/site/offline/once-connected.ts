/**
 * What the offline page does by script, as it says: it opens the page that was asked for. Without scripts its link does. Chromium, told
 * to be offline, tells of a connection that is none while a link is followed, which a reload would break off.
 */
export const onceConnected = `addEventListener("online",()=>navigator.onLine&&location.reload())`;
