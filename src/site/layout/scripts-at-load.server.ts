/**
 * React Router has a page's modules fetched beside its style sheets and pictures; here they wait for the window's `load`, so that
 * nothing competes with the first view. What the router writes otherwise than expected stays as it is, and runs at once.
 */
export function scriptsAtLoad(html: string, nonce: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(
      `<script nonce="${nonce}" type="module" async="">`,
      `<script nonce="${nonce}">${begin}</script><script nonce="${nonce}" type="later">`,
    );
}

const begin = `addEventListener("load",()=>{for(const link of document.querySelectorAll("link[rel=later]"))link.rel="modulepreload";for(const{text}of document.querySelectorAll("script[type=later]"))document.head.append(Object.assign(document.createElement("script"),{type:"module",text}))})`;
