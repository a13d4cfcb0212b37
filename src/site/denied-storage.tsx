/**
 * Where the browser denies the storage of a visit, the very name throws, in the router's inline script uncaught. What stands in
 * its place holds nothing and refuses to, so that whoever writes still learns of it.
 */
const whereStorageIsDenied = `try {
  sessionStorage;
} catch (denied) {
  const value = { getItem: () => null, setItem() { throw denied; }, removeItem() {} };
  Object.defineProperty(window, "sessionStorage", { value });
}`;

/** To stand before `<ScrollRestoration />`. */
export function DeniedStorage() {
  return <script dangerouslySetInnerHTML={{ __html: whereStorageIsDenied }} />;
}
