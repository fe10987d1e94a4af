import { readFileSync } from "node:fs";
import { Kind, buildSchema, isInputObjectType } from "graphql";
import type { DocumentNode, SelectionSetNode } from "graphql";
import { copyInput } from "./copy-input.ts";
import { ProjectToCopy } from "./menu-documents.ts";

const now = new Date("2026-11-22T12:00:00Z");
type Original = Parameters<typeof copyInput>[0];

function original(SubmissionsDueBy: string | null): Original {
  return {
    __typename: "ProjectData",
    Name: "Ferry",
    PayRate: 100,
    Media: [{ PK: "MED#1", SK: "MED#1" }],
    FilmingAddress: { __typename: "Address", City: "Austin", Point: { __typename: "Point", lat: 1, lon: 2 } },
    Positions: [
      {
        PK: "PRJ#1",
        SK: "ROLE#1",
        Data: { __typename: "PositionData", PositionName: "Captain", SubmissionsDueBy },
      },
    ],
  } as unknown as Original;
}

test("a copy has the fields, a new name, and nothing that only responses have", () => {
  expect(copyInput(original("2026-12-24T12:00:00Z"), "Ferry (copy)", now)).toEqual({
    Name: "Ferry (copy)",
    PayRate: 100,
    FilmingAddress: { City: "Austin", Point: { lat: 1, lon: 2 } },
    Positions: [{ PositionName: "Captain", SubmissionsDueBy: "2026-12-24T12:00:00Z" }],
  });
});

test.each([["2026-11-22T11:59:00Z"], [null]])("a role due %s is open for two weeks", (due) => {
  const [position] = copyInput(original(due), "Ferry", now).Positions ?? [];
  expect(position?.SubmissionsDueBy).toBe("2026-12-06T12:00:00.000Z");
});

/**
 * Fields that a copy does not take over: keys, facts about the change, and what belongs to a single run of a project.
 */
const NOT_COPIED = {
  ProjectInput: [
    "PK",
    "CompanyId",
    "Version",
    "ClientKey",
    "Date",
    "FilmingBeginDate",
    "FilmingEndDate",
    "FilmingDates",
  ],
  PositionInfoInput: [
    "PK",
    "SK",
    "Version",
    "ClientKey",
    "RoleStatus",
    "FilmingBeginDate",
    "FilmingEndDate",
    // Not part of the form: addresses are entered once for the project.
    "FilmingAddress",
    "AuditionAddress",
  ],
} as const;

/** The fields of an input type, according to the schema, that a copy could take over. */
function fieldsOf(input: keyof typeof NOT_COPIED): string[] {
  const graph = readFileSync(new URL("../../../../gateway/supergraph.graphql", import.meta.url), "utf8");
  const type = buildSchema(graph, { assumeValidSDL: true }).getType(input);
  if (!isInputObjectType(type)) throw new Error(`There is no ${input}.`);
  const left: readonly string[] = NOT_COPIED[input];
  return Object.keys(type.getFields()).filter((name) => !left.includes(name));
}

/** The names that a document selects under a path of fields. */
function selected(document: DocumentNode, path: readonly string[]): string[] {
  const [operation] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  let set: SelectionSetNode | undefined = operation?.selectionSet;
  const fields = () => (set?.selections ?? []).filter((one) => one.kind === Kind.FIELD);
  for (const step of path) set = fields().find(({ name }) => name.value === step)?.selectionSet;
  return fields().flatMap(({ name }) => (name.value === "__typename" ? [] : [name.value]));
}

const ORIGINAL = ["getProjectById", "Data"];

test.each([
  // Files are attached to the copy separately.
  ["ProjectInput", ORIGINAL, ["Media"]],
  ["PositionInfoInput", [...ORIGINAL, "Positions", "Data"], []],
] as const)("a copy has every field of %s", (input, path, besides) => {
  expect(selected(ProjectToCopy as DocumentNode, path).toSorted()).toEqual(
    [...fieldsOf(input), ...besides].toSorted(),
  );
});
