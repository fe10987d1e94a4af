import { redirect } from "react-router-dom";
import type { LoaderFunction } from "react-router-dom";
import { linkTo, paths } from "#lib/paths.ts";
import { rememberReturnTo, takeReturnTo } from "#lib/session/return-to.ts";
import type { Session } from "#lib/session/session.ts";

type KnownSession = Pick<Session, "state">;

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

/** Loader for guests' pages; redirects members to the page they wanted. */
export function guestOnly(session: KnownSession): LoaderFunction {
  return () => (session.state() === "member" ? redirect(takeReturnTo() ?? linkTo(paths.dashboard)) : null);
}

/** Loader for members' pages; stores a guest's path while they sign in. */
export function signedIn(session: KnownSession): LoaderFunction {
  return ({ request }) => {
    if (session.state() !== "guest") return null;
    rememberReturnTo(pathOf(request));
    return redirect(paths.login);
  };
}

/** Loader of the identity provider's return address; redirects to the page that was originally requested. */
export function afterSignIn(session: KnownSession): LoaderFunction {
  return () =>
    redirect(session.state() === "member" ? (takeReturnTo() ?? linkTo(paths.dashboard)) : paths.login);
}
