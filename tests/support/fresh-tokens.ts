import { decodeJwt } from "jose";

/** Milliseconds before its end in which a token is no longer used. */
const ENDS_SOON_MS = 60_000;

/**
 * Access tokens that do not end while they are used: they live for five minutes, and what takes longer on a slow
 * machine signs people in again, once for all who wait. `first` are the tokens that are there already.
 */
export function freshTokens<Name extends string>(
  signIn: (who: Name) => Promise<string>,
  first: ReadonlyMap<Name, string> = new Map(),
): (who: Name) => Promise<string> {
  const tokens = new Map(first);
  const signingIn = new Map<Name, Promise<string>>();
  // One at a time: a sign-in that has not ended counts as a failure, and an address with five of them has to wait.
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
