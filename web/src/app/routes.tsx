import { redirect } from "react-router-dom";
import type { LoaderFunction, RouteObject } from "react-router-dom";
import { loadTexts } from "#i18n/i18n.ts";
import { paths } from "#lib/paths.ts";
import type { Session } from "#lib/session/session.ts";
import { settingsStore } from "#lib/settings/settings.ts";
import { afterSignIn, guestOnly, signedIn } from "./guards.ts";
import { LoadingPage } from "./pages/loading-page.tsx";
import { NotFoundPage } from "./pages/not-found-page.tsx";
import { PageCrash } from "./pages/page-crash.tsx";
import { guestPages, openPages } from "./guest-pages.ts";
import { FRAME_TEXTS, pageAt, routeOf } from "./page.ts";
import type { Page } from "./page.ts";
import { Splash } from "./pages/splash.tsx";

/** The frame, with the words of what it is built of. */
async function loadMemberRoot() {
  const code = await import("./member-root.tsx");
  await code.loadLocale(settingsStore.getState().language);
  return code;
}

/** What members may open, inside the frame. */
function forMembers(session: Session, memberPages: readonly Page[]): RouteObject {
  return {
    loader: signedIn(session),
    lazy: async () => {
      const [{ MemberRoot }] = await Promise.all([loadMemberRoot(), loadTexts("errors", ...FRAME_TEXTS)]);
      return { Component: MemberRoot };
    },
    children: memberPages.map(routeOf),
  };
}

/** A guest at an address that is none of theirs: a member's page is remembered and asks for signing in. */
function elsewhere(session: Session): LoaderFunction {
  return async (args) => {
    const { memberPages } = await import("./pages.ts");
    const { pathname } = new URL(args.request.url);
    const isKnown = pageAt(memberPages, pathname) !== undefined;
    return isKnown ? signedIn(session)(args, undefined) : redirect(paths.notFound);
  };
}

/**
 * The whole map of the client. Guests go without the members' pages: who signs in leaves this page for the identity
 * provider and loads it anew.
 */
export function createRoutes(session: Session, memberPages: readonly Page[] | null): RouteObject[] {
  return [
    {
      HydrateFallback: Splash,
      ErrorBoundary: PageCrash,
      children: [
        { path: paths.home, loader: () => redirect(paths.login), Component: Splash },
        { path: paths.signedIn, loader: afterSignIn(session), Component: Splash },
        { loader: guestOnly(session), children: guestPages.map(routeOf) },
        ...(memberPages === null ? [] : [forMembers(session, memberPages)]),
        ...openPages.map(routeOf),
        { path: paths.loading, Component: LoadingPage },
        { path: paths.notFound, Component: NotFoundPage },
        {
          path: "*",
          loader: memberPages === null ? elsewhere(session) : () => redirect(paths.notFound),
          Component: Splash,
        },
      ],
    },
  ];
}
