const KEY = "callboard.returnTo";

/** A path of this site, or null: never another host, a scheme, or one of the pages that lead to signing in. */
export function ownPath(candidate: string | null): string | null {
  if (candidate === null || !candidate.startsWith("/")) return null;
  if (candidate.startsWith("//") || [...candidate].some((letter) => letter < " " || letter === "\\"))
    return null;
  const pathname = candidate.split(/[?#]/)[0] ?? "";
  return /^\/(login|register|signed-in|confirm|forgot-password)?(\/|$)/.test(pathname) ? null : candidate;
}

/** Stores where the person wanted to go while the identity provider's pages are shown. */
export function rememberReturnTo(path: string, storage: Storage = sessionStorage): void {
  const own = ownPath(path);
  if (own !== null) storage.setItem(KEY, own);
}

/** The stored path. */
export const returnTo = (storage: Storage = sessionStorage): string | null => ownPath(storage.getItem(KEY));

/** Returns the stored path and removes it. */
export function takeReturnTo(storage: Storage = sessionStorage): string | null {
  const path = returnTo(storage);
  storage.removeItem(KEY);
  return path;
}
