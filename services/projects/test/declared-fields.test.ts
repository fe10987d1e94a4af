import { readFileSync } from "node:fs";
import { buildASTSchema, isInputObjectType, isObjectType, parse } from "graphql";
import type { Fields } from "@callboard/kit/form/field.ts";
import { wireName } from "@callboard/kit/form/field.ts";
import { POSITION_FIELDS } from "../src/domain/position/fields.ts";
import { PROJECT_FIELDS, STEP_FIELDS } from "../src/domain/project/fields.ts";
import { openStage, type Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const text = readFileSync(new URL("../schema.graphql", import.meta.url), "utf8");
const schema = buildASTSchema(parse(text), { assumeValidSDL: true });

function fieldsOf(type: string): string[] {
  const found = schema.getType(type);
  if (!isObjectType(found) && !isInputObjectType(found)) throw new Error(`There is no type ${type}.`);
  return Object.keys(found.getFields());
}

test.each<[string, Fields]>([
  ["ProjectData", PROJECT_FIELDS],
  ["ProjectInfoInput", STEP_FIELDS.projectInfo],
  ["ProjectInput", STEP_FIELDS.projectInfo],
  ["ContactInfoInput", STEP_FIELDS.contactInfo],
  ["AdditionalInformationInput", STEP_FIELDS.additionalInformation],
  ["LocationInformationInput", STEP_FIELDS.locationInformation],
  ["PositionData", POSITION_FIELDS],
  ["PositionInfoInput", POSITION_FIELDS],
])("%s has every declared field", (type, fields) => {
  expect(fieldsOf(type)).toEqual(expect.arrayContaining(Object.keys(fields).map(wireName)));
});

/** Keys, and inputs that describe the change rather than the position. */
const NOT_FIELDS = ["PK", "SK", "RoleStatus", "Version", "ClientKey"];

test("whatever a position's form sends is declared", () => {
  const sent = fieldsOf("PositionInfoInput").filter((name) => !NOT_FIELDS.includes(name));
  expect(sent.toSorted()).toEqual(Object.keys(POSITION_FIELDS).map(wireName).toSorted());
});

test.each<[string, Fields]>([
  ["project", PROJECT_FIELDS],
  ["position", POSITION_FIELDS],
])("%s has a column for every declared field", async (table, fields) => {
  const rows = await stage.sql<{ name: string }>(
    "select replace(column_name, '_', '') as name from information_schema.columns where table_name = $1",
    [table],
  );
  const columns = rows.map(({ name }) => name);
  expect(columns).toEqual(expect.arrayContaining(Object.keys(fields).map((name) => name.toLowerCase())));
});
