/**
 * What `goOnWithoutScripts` does, where a file of the page's scripts cannot be had: that of the early script, which hears of all others,
 * may be the one. It is as much of every page, so it is short.
 */
export const whenScriptsAreLost = `addEventListener("error",e=>{if(e.target.localName=="script")document.documentElement.dataset.scripts="lost"},true)`;
