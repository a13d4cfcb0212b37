/**
 * Stands within what says that nothing is kept, and runs before that is painted: where the device keeps a list, it is awaited
 * instead (`own-or-empty.tsx`). An empty list is written as two signs.
 */
export const whenHomesAreKept = `{let e=document.currentScript.parentNode;try{if(localStorage[e.dataset.storedAs].length>2)e.dataset.ownHomes="awaited"}catch{}}`;
