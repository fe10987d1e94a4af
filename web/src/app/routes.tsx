import { redirect } from "react-router-dom";
import type { RouteObject } from "react-router-dom";
import { loadTexts } from "#i18n/i18n.ts";
import { paths } from "#lib/paths.ts";
import type { Session } from "#lib/session/session.ts";
import { afterSignIn, guestOnly, signedIn } from "./guards.ts";
import { LoadingPage } from "./pages/loading-page.tsx";
import { NotFoundPage } from "./pages/not-found-page.tsx";
import { PageCrash } from "./pages/page-crash.tsx";
import { guestPages, memberPages } from "./pages.ts";
import { routeOf } from "./page.ts";
import { Splash } from "./pages/splash.tsx";

/** The whole map of the client. */
export function createRoutes(session: Session): RouteObject[] {
  return [
    {
      HydrateFallback: Splash,
      ErrorBoundary: PageCrash,
      children: [
        { path: paths.home, loader: () => redirect(paths.login), Component: Splash },
        { path: paths.signedIn, loader: afterSignIn(session), Component: Splash },
        { loader: guestOnly(session), children: guestPages.map(routeOf) },
        {
          loader: signedIn(session),
          lazy: async () => {
            const [{ MemberRoot }] = await Promise.all([
              import("./member-root.tsx"),
              loadTexts("errors", "catalog"),
            ]);
            return { Component: MemberRoot };
          },
          children: memberPages.map(routeOf),
        },
        { path: paths.loading, Component: LoadingPage },
        { path: paths.notFound, Component: NotFoundPage },
        { path: "*", loader: () => redirect(paths.notFound), Component: Splash },
      ],
    },
  ];
}
