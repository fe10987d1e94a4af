import type { Making } from "../mutation-case.ts";
import type { PersonName } from "../people.ts";

export type Variables = Readonly<Record<string, unknown>>;

/** Input, or a state made first, that brings an operation to one of its failures. */
export interface Provocation {
  /** The operation's own variables changed; `making` makes what has to be there before. */
  readonly variables: (own: Variables, making: Making) => Variables | Promise<Variables>;
  /** Who calls, when not the one whom the row lets through. */
  readonly actor?: PersonName;
  readonly query?: string;
  /** What the answer says, where the failure's own words do not tell. */
  readonly expected?: object;
  /** What a bulk operation says of the item that it skips: the call itself succeeds. */
  readonly skipped?: object;
}

export const NO_KEY = "not a key";

/** One argument replaced. */
export const put = (name: string, value: unknown): Provocation => ({
  variables: (own) => ({ ...own, [name]: value }),
});
/** Fields of one input object replaced. */
export const within = (name: string, fields: object): Provocation => ({
  variables: (own) => ({ ...own, [name]: { ...(own[name] as object), ...fields } }),
});

export const badPage = { "VALIDATION:criteria.Page": within("c", { Page: 0 }) };
export const badSearch = {
  ...badPage,
  "VALIDATION:criteria.PageSize": within("c", { PageSize: 101 }),
  "VALIDATION:criteria.SortOrder": within("c", { SortOrder: "Sideways" }),
};
export const noId = { "VALIDATION:id": put("id", NO_KEY) };
export const noProject = (path: string) => ({ [`VALIDATION:${path}`]: put("PK", NO_KEY) });
export const notInCatalogue = (path: string, argument: string, fields: readonly string[], list: boolean) =>
  Object.fromEntries(
    fields.map((field) => [
      `VALIDATION:${path}.${field}`,
      within(argument, {
        [field.replace("*", field.endsWith("Language") ? "Primary" : "Current")]: list ? ["Plaid"] : "Plaid",
      }),
    ]),
  );

export type Provocations = Readonly<Record<string, Readonly<Record<string, Provocation>>>>;

export const TRAITS = ["HeightRange", "EyeColor", "AgeRange", "Ethnicity"];
