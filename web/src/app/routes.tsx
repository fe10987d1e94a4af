import { redirect } from "react-router-dom";
import type { LoaderFunction, RouteObject } from "react-router-dom";
import { loadTexts } from "#i18n/i18n.ts";
import { paths } from "#lib/paths.ts";
import type { Session } from "#lib/session/session.ts";
import { settingsStore } from "#lib/settings/settings.ts";
import { afterSignIn, guestOnly, signedIn } from "./guards.ts";
import { LoadingPage } from "./pages/loading-page.tsx";
import { PageCrash } from "./pages/page-crash.tsx";
import { guestPages, openPages } from "./guest-pages.ts";
import { FRAME_TEXTS, pageAt, routeOf } from "./page.ts";
import type { Page } from "./page.ts";
import { Splash } from "./pages/splash.tsx";

const notFound: Page = {
  path: paths.notFound,
  texts: [],
  load: () => import("./pages/not-found-page.tsx").then((m) => m.NotFoundPage),
};

const importRoot = () => import("./member-root.tsx");

type LoadRoot = typeof importRoot;

/** The frame with its locale. */
async function loadMemberRoot(load: LoadRoot) {
  const code = await load();
  await code.loadLocale(settingsStore.getState().language);
  return code;
}

/** The route of a page; on the first visit its queries run while its code is loading. */
function memberRouteOf(session: Session, page: Page, load: LoadRoot): RouteObject {
  let isFirst = true;
  async function read(address: URL): Promise<void> {
    if (!isFirst) return;
    isFirst = false;
    const { readEarly } = await load();
    await readEarly(session, { reads: page.reads?.(), address });
  }
  return {
    ...routeOf(page),
    loader: ({ request }) => {
      // The page repeats failed queries and shows their errors.
      read(new URL(request.url)).catch(() => undefined);
      return null;
    },
    // On later visits the page renders from the cache and refetches by itself, so the loader need not run again.
    shouldRevalidate: () => false,
  };
}

/** The members' pages, inside the frame. */
function forMembers(session: Session, memberPages: readonly Page[], load: LoadRoot): RouteObject {
  return {
    loader: signedIn(session),
    lazy: async () => {
      const [{ MemberRoot }] = await Promise.all([loadMemberRoot(load), loadTexts("errors", ...FRAME_TEXTS)]);
      return { Component: MemberRoot };
    },
    children: memberPages.map((page) => memberRouteOf(session, page, load)),
  };
}

/** For a guest at an unknown address: if it is a member's page, it is stored and sign-in begins. */
function elsewhere(session: Session): LoaderFunction {
  return async (args) => {
    const { memberPages } = await import("./pages.ts");
    const { pathname } = new URL(args.request.url);
    const isKnown = pageAt(memberPages, pathname) !== undefined;
    return isKnown ? signedIn(session)(args, undefined) : redirect(paths.notFound);
  };
}

/**
 * All routes of the client. Guests get none of the members' pages: signing in leaves for the identity provider and
 * reloads the page.
 */
export function createRoutes(
  session: Session,
  memberPages: readonly Page[] | null,
  loadRoot: LoadRoot = importRoot,
): RouteObject[] {
  return [
    {
      HydrateFallback: Splash,
      ErrorBoundary: PageCrash,
      children: [
        { path: paths.home, loader: () => redirect(paths.login), Component: Splash },
        { path: paths.signedIn, loader: afterSignIn(session), Component: Splash },
        { loader: guestOnly(session), children: guestPages.map(routeOf) },
        ...(memberPages === null ? [] : [forMembers(session, memberPages, loadRoot)]),
        ...openPages.map(routeOf),
        { path: paths.loading, Component: LoadingPage },
        routeOf(notFound),
        {
          path: "*",
          loader: memberPages === null ? elsewhere(session) : () => redirect(paths.notFound),
          Component: Splash,
        },
      ],
    },
  ];
}
