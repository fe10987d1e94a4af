import type { texts as auth } from "./en/auth.ts";
import type { texts as catalog } from "./en/catalog.ts";
import type { texts as common } from "./en/common.ts";
import type { texts as errors } from "./en/errors.ts";

/**
 * Bundles of texts by name. The files are `i18n/<language>/<name>.ts`, each exporting `texts`; a bundle is
 * loaded when a page that names it is opened. A new bundle is one line here and three files.
 */
export type Namespaces = {
  auth: typeof auth;
  catalog: typeof catalog;
  common: typeof common;
  errors: typeof errors;
};

export type Namespace = keyof Namespaces;
