export const DENSITIES = ["L", "M", "S"] as const;
/** L: roomy, M: medium, S: small. */
export type Density = (typeof DENSITIES)[number];

/** Filters and order of a list under a name: the query string of its address. */
export type NamedView = { readonly name: string; readonly query: string };

/** How a member last used a list; absent values are the product's defaults. */
export type ListSettings = {
  readonly density?: Density;
  /** Ids of the columns that its table shows. */
  readonly columns?: readonly string[];
  readonly views?: readonly NamedView[];
};

/** By the list's name. */
export type Lists = Readonly<Record<string, ListSettings>>;

const MAX_LISTS = 30;
const MAX_COLUMNS = 40;
/** Views that a list may have. */
export const MAX_VIEWS = 20;
export const MAX_VIEW_NAME = 60;
/** Characters of an address that can be kept as a view. */
export const MAX_VIEW_QUERY = 2_000;

function isView(found: unknown): found is NamedView {
  if (typeof found !== "object" || found === null) return false;
  const { name, query } = found as { name?: unknown; query?: unknown };
  return typeof name === "string" && name !== "" && typeof query === "string";
}

function listFrom(found: unknown): ListSettings {
  if (typeof found !== "object" || found === null) return {};
  const { density, columns, views } = found as { density?: unknown; columns?: unknown; views?: unknown };
  const known = DENSITIES.find((one) => one === density);
  const ids = Array.isArray(columns) ? columns.filter((one) => typeof one === "string") : null;
  return {
    ...(known && { density: known }),
    ...(ids && { columns: ids.slice(0, MAX_COLUMNS) }),
    ...(Array.isArray(views) && { views: views.filter(isView).slice(0, MAX_VIEWS) }),
  };
}

/** Lists out of unknown data. */
export function listsFrom(found: unknown): Lists {
  if (typeof found !== "object" || found === null) return {};
  const entries = Object.entries(found).slice(0, MAX_LISTS);
  return Object.fromEntries(entries.map(([name, list]) => [name, listFrom(list)]));
}
