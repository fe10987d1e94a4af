export const DENSITIES = ["L", "M", "S"] as const;
/** L: roomy, M: medium, S: small. */
export type Density = (typeof DENSITIES)[number];

/** How a member left a list; what is absent is as the product has it. */
export type ListSettings = {
  readonly density?: Density;
  /** Ids of the columns that its table shows. */
  readonly columns?: readonly string[];
};

/** By the list's name. */
export type Lists = Readonly<Record<string, ListSettings>>;

const MAX_LISTS = 30;
const MAX_COLUMNS = 40;

function listFrom(found: unknown): ListSettings {
  if (typeof found !== "object" || found === null) return {};
  const { density, columns } = found as { density?: unknown; columns?: unknown };
  const known = DENSITIES.find((one) => one === density);
  const ids = Array.isArray(columns) ? columns.filter((one) => typeof one === "string") : null;
  return { ...(known && { density: known }), ...(ids && { columns: ids.slice(0, MAX_COLUMNS) }) };
}

/** Lists out of unknown data. */
export function listsFrom(found: unknown): Lists {
  if (typeof found !== "object" || found === null) return {};
  const entries = Object.entries(found).slice(0, MAX_LISTS);
  return Object.fromEntries(entries.map(([name, list]) => [name, listFrom(list)]));
}
