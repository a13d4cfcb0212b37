/** Header and contacts where their files are not there, or cannot be had: they stay as they were sent, and work as without script. */
import { AsItStands } from "#site/parts/still/as-it-stands.tsx";

export function AsSentHeader() {
  return <AsItStands as="header" className="bar" selector="header.bar" />;
}

export function AsSentContacts() {
  return (
    <>
      <AsItStands as="aside" selector="aside:has(> .fab)" />
      <AsItStands as="nav" className="dock" selector="nav.dock" />
    </>
  );
}
