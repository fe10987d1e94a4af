import type { ComponentType } from "react";
import { matchPath } from "react-router-dom";
import type { RouteObject } from "react-router-dom";
import { loadTexts } from "#i18n/i18n.ts";
import type { Namespace } from "#i18n/namespaces.ts";
import type { ReadEarly } from "#lib/graph/queries/read-early.ts";
import type { Role } from "#lib/session/viewer.tsx";
import { PageCrash } from "./pages/page-crash.tsx";

/** Text namespaces of the frame around members' pages. */
export const FRAME_TEXTS = [
  "catalog",
  "frame",
  "notifications",
  "refusals",
] as const satisfies readonly Namespace[];

/** A page of the client: its path, who may open it, its texts, and how its code is loaded. */
export type Page = {
  readonly path: string;
  /** Account types that may open it; absent: everyone its list of pages is meant for. */
  readonly roles?: readonly Role[];
  /** Only for members of a company; an admin without one has nothing to do there. */
  readonly ofCompany?: boolean;
  /** It takes the full width, because it is for working through a list rather than for reading. */
  readonly wide?: boolean;
  readonly texts: readonly Namespace[];
  readonly load: () => Promise<ComponentType>;
  /** Loads the function that starts its queries before it renders. */
  readonly reads?: () => Promise<ReadEarly>;
};

/** The first page whose pattern matches a path. */
export function pageAt(pages: readonly Page[], pathname: string): Page | undefined {
  return pages.find(({ path }) => matchPath(path, pathname) !== null);
}

export type PageHandle = {
  readonly roles: readonly Role[] | undefined;
  readonly ofCompany: boolean;
  readonly wide: boolean;
};

/** A page as a route: code and texts are loaded together when it is first opened. */
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
        // If the code of the initial page fails to load, the router would wait forever.
        return { Component: PageCrash };
      }
    },
  };
}
