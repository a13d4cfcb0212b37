/**
 * Where the browser denies the storage of a visit, the very name throws. What stands in its place holds nothing and refuses to, so
 * that whoever writes, such as the router, still learns of it.
 */
export function standInForDeniedStorage(): void {
  try {
    void sessionStorage;
  } catch (denied) {
    const refuse = () => {
      throw denied;
    };
    const value = { getItem: () => null, setItem: refuse, removeItem() {} };
    Object.defineProperty(window, "sessionStorage", { value });
  }
}
