import { MAX_VIEW_NAME } from "#lib/settings/lists.ts";
import type { NamedView } from "#lib/settings/lists.ts";
import type { QueryState } from "#lib/use-query-state.ts";

/** The values of these parameters in the address, always in the same order. */
export function queryOf(address: Pick<QueryState, "list">, names: readonly string[]): string {
  const query = new URLSearchParams();
  for (const name of names) for (const value of address.list(name)) query.append(name, value);
  return query.toString();
}

/** The address change that applies a view; parameters that the view lacks are removed. */
export function changeTo(query: string, names: readonly string[]): Record<string, readonly string[] | null> {
  const wanted = new URLSearchParams(query);
  const values = names.map((name) => [name, wanted.getAll(name)] as const);
  return Object.fromEntries(values.map(([name, all]) => [name, all.length > 0 ? all : null]));
}

/** A name in the form in which it is stored. */
export const viewName = (typed: string): string =>
  typed.trim().replaceAll(/\s+/g, " ").slice(0, MAX_VIEW_NAME);

/** The views with one added at the end; it replaces one of the same name. */
export function withView(views: readonly NamedView[], view: NamedView): readonly NamedView[] {
  return [...views.filter(({ name }) => name !== view.name), view];
}
