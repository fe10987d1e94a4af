import type { Making } from "../mutation-case.ts";
import type { PersonName } from "../people.ts";

type Variables = Readonly<Record<string, unknown>>;

/** Input, or previously created state, that causes one of an operation's failures. */
export interface Provocation {
  /** Changes the operation's own variables; `making` creates what must exist beforehand. */
  readonly variables: (own: Variables, making: Making) => Variables | Promise<Variables>;
  /** The caller, if not the actor whom the row grants access. */
  readonly actor?: PersonName;
  readonly query?: string;
  /** Expected details of the response, if the failure does not determine them. */
  readonly expected?: object;
  /** What a bulk operation reports about the skipped item; the call itself succeeds. */
  readonly skipped?: object;
}

export const NO_KEY = "not a key";

/** Replaces one argument. */
export const put = (name: string, value: unknown): Provocation => ({
  variables: (own) => ({ ...own, [name]: value }),
});
/** Replaces fields of one input object. */
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
