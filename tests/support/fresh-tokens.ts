import { decodeJwt } from "jose";

/** A token is renewed this many milliseconds before it expires. */
const ENDS_SOON_MS = 60_000;

/**
 * Access tokens that do not expire while in use: they live for five minutes, so slower tests sign people in again,
 * once for all concurrent callers. `first` are the existing tokens.
 */
export function freshTokens<Name extends string>(
  signIn: (who: Name) => Promise<string>,
  first: ReadonlyMap<Name, string> = new Map(),
): (who: Name) => Promise<string> {
  const tokens = new Map(first);
  const signingIn = new Map<Name, Promise<string>>();
  // One at a time: unfinished sign-ins count as failures, and after five an address has to wait.
  let last: Promise<unknown> = Promise.resolve();
  const renew = async (who: Name): Promise<string> => {
    const turn = last.then(() => signIn(who));
    last = turn.catch(() => undefined);
    const fresh = await turn;
    tokens.set(who, fresh);
    return fresh;
  };
  return (who) => {
    const token = tokens.get(who);
    if (token !== undefined && Number(decodeJwt(token).exp) * 1_000 - Date.now() > ENDS_SOON_MS)
      return Promise.resolve(token);
    const going = signingIn.get(who) ?? renew(who).finally(() => signingIn.delete(who));
    signingIn.set(who, going);
    return going;
  };
}
