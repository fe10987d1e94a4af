import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { loadTexts } from "#i18n/i18n.ts";
import type { Namespace } from "#i18n/namespaces.ts";
import type { Role } from "#lib/session/viewer.tsx";
import { PageCrash } from "./pages/page-crash.tsx";

/** A page of the client: where it is, who may open it, its texts, and how its code is loaded. */
export type Page = {
  readonly path: string;
  /** Roles that may open it; absent: everyone that the table it stands in is for. */
  readonly roles?: readonly Role[];
  /** Only for those who work for a company; an admin without one has nothing to do there. */
  readonly ofCompany?: boolean;
  /** It takes the whole width: one works through a list there, and does not read. */
  readonly wide?: boolean;
  readonly texts: readonly Namespace[];
  readonly load: () => Promise<ComponentType>;
};

export type PageHandle = {
  readonly roles: readonly Role[] | undefined;
  readonly ofCompany: boolean;
  readonly wide: boolean;
};

/** The router's form of a page: code and texts are fetched together when it is first opened. */
export function routeOf(page: Page): RouteObject {
  const handle: PageHandle = {
    roles: page.roles,
    ofCompany: page.ofCompany === true,
    wide: page.wide === true,
  };
  return {
    path: page.path,
    handle,
    ErrorBoundary: PageCrash,
    lazy: async () => {
      try {
        const [Component] = await Promise.all([page.load(), loadTexts("errors", ...page.texts)]);
        return { Component };
      } catch {
        // The router would wait for good for the code of the page that was opened first.
        return { Component: PageCrash };
      }
    },
  };
}
