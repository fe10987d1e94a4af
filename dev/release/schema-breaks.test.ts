import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildSchema } from "graphql";
import { publicSchema, schemaBreaks } from "./schema-breaks.ts";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");

const RELEASED = `
  enum Kind { Film Series }
  input Filter { Kind: Kind }
  type Project { Id: ID! Title: String! Kind: Kind }
  type Query { project(id: ID!): Project  projects(filter: Filter): [Project!]! }
`;

describe("the schema that is served", () => {
  test("breaks no client of the released one, but where deliberate-breaks.json says why", async () => {
    const current = await publicSchema(read("gateway/supergraph.graphql"));
    const deliberate = JSON.parse(read("gateway/deliberate-breaks.json")) as Record<string, string>;
    expect(schemaBreaks(buildSchema(read("gateway/released.graphql")), current, deliberate)).toEqual({
      unnamed: [],
      unmade: [],
    });
    expect(Object.values(deliberate).filter((reason) => reason.trim() === "")).toEqual([]);
  }, 30_000);

  test("is compared with every operation and record that was released", () => {
    const released = buildSchema(read("gateway/released.graphql"));
    expect(Object.keys(released.getQueryType()?.getFields() ?? {}).length).toBeGreaterThan(60);
    expect(Object.keys(released.getMutationType()?.getFields() ?? {}).length).toBeGreaterThan(100);
  });
});

describe("a change of the schema", () => {
  test.each([
    ["a removed field", "Title: String! ", "", ["Project.Title was removed."]],
    [
      "a field that can be null now",
      "Title: String!",
      "Title: String",
      ["Project.Title changed type from String! to String."],
    ],
    ["a removed value", "Film Series", "Film", ["Series was removed from enum type Kind."]],
    [
      "an argument that is required now",
      "project(id: ID!)",
      "project(id: ID!, at: Int!)",
      ["A required arg at on Query.project was added."],
    ],
    [
      "a required field of an input",
      "input Filter {",
      "input Filter { City: String!",
      ["A required field City on input type Filter was added."],
    ],
    ["a new field", "Title: String!", "Title: String! City: String", []],
    ["a new argument that may be absent", "project(id: ID!)", "project(id: ID!, at: Int)", []],
    ["a field that is never null now", "Kind: Kind }\n  type Query", "Kind: Kind! }\n  type Query", []],
  ])("%s", (_, before, after, unnamed) => {
    const current = RELEASED.replace(before, after);
    expect(current).not.toBe(RELEASED);
    expect(schemaBreaks(buildSchema(RELEASED), buildSchema(current), {})).toEqual({ unnamed, unmade: [] });
  });

  test("is allowed by its sentence, for as long as it is made", () => {
    const deliberate = { "Project.Title was removed.": "Names have moved to Labels." };
    const current = buildSchema(RELEASED.replace("Title: String! ", ""));
    expect(schemaBreaks(buildSchema(RELEASED), current, deliberate)).toEqual({ unnamed: [], unmade: [] });
    expect(schemaBreaks(buildSchema(RELEASED), buildSchema(RELEASED), deliberate)).toEqual({
      unnamed: [],
      unmade: ["Project.Title was removed."],
    });
  });
});
