/**
 * Modules wait for the window's `load` event, so that they do not compete with styles and pictures.
 * Markup that React Router writes otherwise than expected stays as it is and runs at once.
 */
export function deferScripts(html: string, nonce: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="deferred"')
    .replace(
      `<script nonce="${nonce}" type="module" async="">`,
      `<script nonce="${nonce}">${loaderScript}</script><script nonce="${nonce}" type="deferred">`,
    );
}

const loaderScript = `addEventListener("load",()=>{for(const link of document.querySelectorAll("link[rel=deferred]"))link.rel="modulepreload";for(const{text}of document.querySelectorAll("script[type=deferred]"))document.head.append(Object.assign(document.createElement("script"),{type:"module",text}))})`;
