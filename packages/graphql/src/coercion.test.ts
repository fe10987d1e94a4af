import { buildSchema, getVariableValues, parse, type OperationDefinitionNode } from "graphql";
import { coercedField } from "./coercion.ts";

const schema = buildSchema(`
  input Role { Name: String! Count: Int }
  input Project { Roles: [Role!] }
  type Query { save(project: Project!): Int }`);
const { definitions } = parse("query($project: Project!) { save(project: $project) }");

test.each([
  [
    "a wrong type inside a list",
    { Roles: [{ Name: "A" }, { Name: "B", Count: "x" }] },
    "project.Roles.1.Count",
  ],
  ["a missing field", { Roles: [{}] }, "project.Roles.0.Name"],
  ["an unknown field", { Roels: [] }, "project.Roels"],
  ["another type altogether", 7, "project"],
])("%s is named by its dotted path", (_name, project, path) => {
  const read = getVariableValues(schema, (definitions[0] as OperationDefinitionNode).variableDefinitions!, {
    project,
  });
  expect(read.errors?.map(coercedField)).toEqual([
    { path, rule: "TYPE", message: expect.not.stringMatching(/\$/) },
  ]);
});

test("an error about no variable has no field", () => {
  expect(coercedField({ message: "Cannot return null for non-nullable field." })).toBeNull();
});
