import type { ComponentType } from "react";
import { matchPath } from "react-router-dom";
import type { RouteObject } from "react-router-dom";
import { loadTexts } from "#i18n/i18n.ts";
import type { Namespace } from "#i18n/namespaces.ts";
import type { ReadEarly } from "#lib/graph/asking/read-early.ts";
import type { Role } from "#lib/session/viewer.tsx";
import { PageCrash } from "./pages/page-crash.tsx";

/** What the frame around members' pages is written with. */
export const FRAME_TEXTS = ["catalog", "frame", "notifications"] as const satisfies readonly Namespace[];

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
  /** What it asks for is on its way before it is drawn. */
  readonly reads?: () => Promise<ReadEarly>;
};

/** The first of the pages whose path an address fits. */
export function pageAt(pages: readonly Page[], pathname: string): Page | undefined {
  return pages.find(({ path }) => matchPath(path, pathname) !== null);
}

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
