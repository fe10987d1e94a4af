import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { buildASTSchema, isObjectType, parse } from "graphql";
import { SERVICES } from "#dev/topology.ts";
import { SPECIFIED } from "./specified-entities.ts";

/** The types of a service's subgraph, with their fields and types. */
function typesOf(service: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const file = resolve(import.meta.dirname, `../../services/${service}/schema.graphql`);
  const text = readFileSync(file, "utf8");
  const types = Object.values(buildASTSchema(parse(text), { assumeValidSDL: true }).getTypeMap());
  return new Map(
    types.filter(isObjectType).map((type) => {
      const fields = Object.values(type.getFields());
      return [type.name, new Map(fields.map((field) => [field.name, String(field.type)]))] as const;
    }),
  );
}

const types = new Map(SERVICES.map(({ name }) => [name, typesOf(name)]));

test.each(
  SPECIFIED.flatMap(({ service, type, fields }) =>
    Object.entries(fields).map(([field, of]) => [service, type, field, of] as const),
  ),
)("%s: %s has %s, which is %s", (service, type, field, of) => {
  expect(types.get(service)?.get(type)?.get(field)).toBe(of);
});

test("a record is its keys and its data, in the service that owns it", () => {
  const records = SPECIFIED.filter(({ type }) => type.endsWith("Data"));
  for (const { service, type } of records) {
    const record = types.get(service)?.get(type.replace(/Data$/, ""));
    expect([type, record?.get("PK"), record?.get("Data")]).toEqual([type, "ID!", `${type}!`]);
  }
  expect(records.length).toBeGreaterThan(10);
});
