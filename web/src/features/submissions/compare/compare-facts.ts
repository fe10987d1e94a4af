import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import type { Column } from "../table/columns.tsx";

export const COMPARED = [
  "fit",
  "status",
  "playing",
  "height",
  "union",
  "agent",
  "agentContact",
  "place",
  "groups",
  "sent",
] as const satisfies readonly Column[];

export type FactRow = {
  readonly column: (typeof COMPARED)[number];
  readonly values: readonly string[];
  /** Whether the people differ in it. */
  readonly differs: boolean;
};

/** The facts of several people side by side, in the same order for all. */
export function compareFacts(
  people: readonly WallCard_SubmissionFragment[],
  wordsOf: (column: Column, submission: WallCard_SubmissionFragment) => string,
): readonly FactRow[] {
  return COMPARED.map((column) => {
    const values = people.map((person) => wordsOf(column, person));
    return { column, values, differs: new Set(values).size > 1 };
  });
}
