import { DEMOGRAPHICS, PROFILE, SEARCHED_FIELDS } from "@callboard/catalog/fields/profile.ts";
import { readFileSync } from "node:fs";
import { buildASTSchema, isInputObjectType, isObjectType, parse } from "graphql";
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

test.each<[string, readonly string[], readonly string[]]>([
  ["UserData", Object.keys(PROFILE), ["Credits", "Training", "Completeness", "MissingFields"]],
  ["DemographicInput", Object.keys(DEMOGRAPHICS), ["PK"]],
])("%s has the declared fields, and no others but its own", (type, declared, own) => {
  expect(fieldsOf(type).toSorted()).toEqual([...declared, ...own].toSorted());
});

test("a search has a criterion for every field that is searched", () => {
  expect(fieldsOf("UserCriteria")).toEqual(expect.arrayContaining([...SEARCHED_FIELDS]));
});

test("a profile has a column for every declared field", async () => {
  const rows = await stage.sql<{ name: string }>(
    "select replace(column_name, '_', '') as name from information_schema.columns where table_name = 'profile'",
  );
  const columns = rows.map(({ name }) => name);
  // Others are allowed: those of a later version after a rollback, and those that the next one drops.
  const others = ["userid", "version", "credits", "training"];
  expect(columns).toEqual(
    expect.arrayContaining([...Object.keys(PROFILE).map((name) => name.toLowerCase()), ...others]),
  );
});
