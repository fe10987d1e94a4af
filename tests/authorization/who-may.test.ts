import { ADDITION_CELLS } from "./additions.ts";
import { ROWS, type ActorName, type Cell } from "./contract.ts";
import { whoMay } from "./who-may.ts";

const additions = [...Map.groupBy(ADDITION_CELLS, (cell) => cell.operation)].map(
  ([operation, cells]) =>
    [operation, (name: ActorName): Cell => cells.find(({ actor }) => actor === name)?.cell ?? ""] as const,
);
const rows = ROWS.map(
  ({ operation, expect: cells }) => [operation, (name: ActorName) => cells[name]] as const,
);

test.each([...rows, ...additions])("somebody may call %s", (_operation, cellOf) => {
  expect(() => whoMay(cellOf)).not.toThrow();
});

test("an operation that the matrix calls with a wrong code is refused for that alone", () => {
  const refused = additions.flatMap(([operation, cellOf]) => {
    const { refusal } = whoMay(cellOf);
    return refusal === null ? [] : [[operation, refusal]];
  });
  expect(refused.toSorted()).toEqual([
    ["confirmPhone", "VALIDATION"],
    ["endMySession", "NOT_FOUND"],
    ["eraseMyAccount", "VALIDATION"],
    ["revokeAccessToken", "NOT_FOUND"],
  ]);
});
