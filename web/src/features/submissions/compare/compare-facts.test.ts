import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { COMPARED, compareFacts } from "./compare-facts.ts";

const person = (SK: string) => ({ SK }) as WallCard_SubmissionFragment;

test("facts stand in the same order for all, and say where they differ", () => {
  const rows = compareFacts([person("a"), person("b")], (column, { SK }) =>
    column === "height" ? SK : "same",
  );
  expect(rows.map(({ column }) => column)).toEqual([...COMPARED]);
  expect(rows.filter(({ differs }) => differs)).toEqual([
    { column: "height", values: ["a", "b"], differs: true },
  ]);
});
