import { buildSchema, getOperationAST, parse } from "graphql";
import { coerceVariables } from "#operations/variables.ts";

const schema = buildSchema(`
  type Query { find(criteria: Criteria!, name: String, kind: Kind): Int }
  input Criteria { Page: Int, Places: [Place!], Name: String }
  input Place { City: String!, Point: Point }
  input Point { Lat: Float! }
  enum Kind { Film Stage }
`);
const operation = getOperationAST(
  parse(
    "query Q($criteria: Criteria!, $name: String, $kind: Kind) { find(criteria: $criteria, name: $name, kind: $kind) }",
  ),
);

function pathsOf(variables: Record<string, unknown>): readonly string[] {
  if (!operation) throw new Error("The document holds no operation.");
  return coerceVariables(schema, operation, variables).flatMap((error) => {
    expect(error.extensions["code"]).toBe("VALIDATION");
    return (error.extensions["fields"] as { path: string; rule: string }[]).map(({ path, rule }) => {
      expect(rule).toBe("TYPE");
      return path;
    });
  });
}

test.each<[string, Record<string, unknown>, readonly string[]]>([
  [
    "right shapes",
    { criteria: { Page: 1, Places: [{ City: "Izmir", Point: { Lat: 38.4 } }] }, kind: "Film" },
    [],
  ],
  ["a missing variable", {}, ["criteria"]],
  [
    "more than are named",
    { criteria: { Places: Array.from({ length: 30 }, () => 1) } },
    Array.from({ length: 20 }, (_, place) => `criteria.Places.${place}`),
  ],
  ["null where a value is needed", { criteria: null }, ["criteria"]],
  ["a text for an object", { criteria: "x" }, ["criteria"]],
  ["a text for a number", { criteria: { Page: "1" } }, ["criteria.Page"]],
  ["a number for a text", { criteria: {}, name: 5 }, ["name"]],
  ["a value outside the list", { criteria: {}, kind: "Radio" }, ["kind"]],
  [
    "a wrong item of a list",
    { criteria: { Places: [{ City: "A" }, { City: 5 }] } },
    ["criteria.Places.1.City"],
  ],
  ["a missing field of an item", { criteria: { Places: [{}] } }, ["criteria.Places.0.City"]],
  [
    "a missing field far inside",
    { criteria: { Places: [{ City: "A", Point: {} }] } },
    ["criteria.Places.0.Point.Lat"],
  ],
  ["an unknown field", { criteria: { Pages: 1 } }, ["criteria.Pages"]],
  [
    "several at once",
    { criteria: { Page: "1", Name: 2 }, name: [] },
    ["criteria.Page", "criteria.Name", "name"],
  ],
])("%s", (_, variables, paths) => {
  expect(pathsOf(variables)).toEqual(paths);
});

test("the message leaves out the variable, the value and suggestions", () => {
  if (!operation) throw new Error("The document holds no operation.");
  const [error] = coerceVariables(schema, operation, { criteria: { Pag: 1 } });
  expect(error?.message).toBe('Field "Pag" is not defined by type "Criteria".');
});
