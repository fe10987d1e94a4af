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
  readonly texts: readonly Namespace[];
  readonly load: () => Promise<ComponentType>;
};

export type PageHandle = { readonly roles: readonly Role[] | undefined };

/** The router's form of a page: code and texts are fetched together when it is first opened. */
export function routeOf(page: Page): RouteObject {
  const handle: PageHandle = { roles: page.roles };
  return {
    path: page.path,
    handle,
    ErrorBoundary: PageCrash,
    lazy: async () => {
      const [Component] = await Promise.all([page.load(), loadTexts("errors", ...page.texts)]);
      return { Component };
    },
  };
}
