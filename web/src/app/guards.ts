import { redirect } from "react-router-dom";
import type { LoaderFunction } from "react-router-dom";
import { linkTo, paths } from "#lib/paths.ts";
import { rememberReturnTo, takeReturnTo } from "#lib/session/return-to.ts";
import type { Session } from "#lib/session/session.ts";

type Knows = Pick<Session, "state">;

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

/** Lets guests through; a member goes on to where they wanted to be. */
export function guestOnly(session: Knows): LoaderFunction {
  return () => (session.state() === "member" ? redirect(takeReturnTo() ?? linkTo(paths.dashboard)) : null);
}

/** Lets members through; a guest's path is kept while they sign in. */
export function signedIn(session: Knows): LoaderFunction {
  return ({ request }) => {
    if (session.state() !== "guest") return null;
    rememberReturnTo(pathOf(request));
    return redirect(paths.login);
  };
}

/** Where the identity provider sends people back to: on to the page that they had asked for. */
export function afterSignIn(session: Knows): LoaderFunction {
  return () =>
    redirect(session.state() === "member" ? (takeReturnTo() ?? linkTo(paths.dashboard)) : paths.login);
}
