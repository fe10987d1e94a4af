import "#ui/theme/fonts.css";
import "#ui/base.css";
import "#ui/layout/layout.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider, createBrowserRouter } from "react-router-dom";
import { startTexts } from "#i18n/i18n.ts";
import { draftsOwner } from "#lib/forms/drafts.ts";
import { paths } from "#lib/paths.ts";
import { SessionProvider } from "#lib/session/session-context.tsx";
import { browserSession } from "#lib/session/browser-session.ts";
import { settingsStore } from "#lib/settings/settings.ts";
import { SnackbarHost } from "#ui/snackbar/snackbar-host.tsx";
import { followSettings } from "./app/settings/follow-settings.ts";
import { loadEarly } from "./app/early/load-early.ts";
import { createRoutes } from "./app/routes.tsx";

const session = browserSession();
const search = new URLSearchParams(location.search);
// The provider has just redirected here, or another tab has just signed out: there is no session to look for.
const surelyGuest = search.has("interaction") || search.has("signed-out");

followSettings();
const memberPages = surelyGuest ? null : import("./app/pages.ts");
// A session is likely if this browser stores drafts of a member who has not signed out, or on return from the
// provider.
const isExpected = draftsOwner() !== "" || location.pathname === paths.signedIn;
const address = new URL(location.href);
if (isExpected)
  void memberPages?.then((pages) =>
    loadEarly(pages.memberPages, address, () => import("./app/member-root.tsx")),
  );
await Promise.all([
  startTexts(settingsStore.getState().language),
  surelyGuest ? session.startAsGuest() : session.start(),
]);

// The router is loaded after the session, because keycloak-js must read the provider's response from the address
// first.
const isMember = session.state() === "member";
const router = createBrowserRouter(
  createRoutes(session, isMember ? ((await memberPages)?.memberPages ?? null) : null),
);
const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no root");
createRoot(root).render(
  <StrictMode>
    <SessionProvider value={session}>
      <RouterProvider router={router} />
      <SnackbarHost />
    </SessionProvider>
  </StrictMode>,
);
