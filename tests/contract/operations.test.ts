import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ApolloGateway } from "@apollo/gateway";
import {
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from "graphql";
import { ADDED, SERVED } from "./served-operations.ts";

interface Operation {
  readonly name: string;
  readonly args: readonly string[] | null;
}
const contract = JSON.parse(readFileSync(join(import.meta.dirname, "operations.json"), "utf8")) as {
  readonly queries: readonly Operation[];
  readonly mutations: readonly Operation[];
};
const supergraph = resolve(import.meta.dirname, "../../gateway/supergraph.graphql");

let schema: GraphQLSchema;
const gateway = new ApolloGateway({ supergraphSdl: readFileSync(supergraph, "utf8") });
beforeAll(async () => {
  schema = (await gateway.load()).schema;
});
afterAll(() => gateway.stop());

const rootFields = () => ({
  ...schema.getQueryType()?.getFields(),
  ...schema.getMutationType()?.getFields(),
});

test("the graph serves the operations of this step, and nothing else", () => {
  expect(Object.keys(rootFields()).sort()).toEqual([...SERVED, ...ADDED].sort());
});

test("what is served of the contract is a query or a mutation as the contract says", () => {
  const queries = new Set(contract.queries.map(({ name }) => name));
  const served = new Set<string>(SERVED);
  const expected = [...contract.queries, ...contract.mutations].filter(({ name }) => served.has(name));
  expect(expected).toHaveLength(SERVED.length);
  for (const { name } of expected) {
    const type = queries.has(name) ? schema.getQueryType() : schema.getMutationType();
    expect([name, type?.getFields()[name] !== undefined]).toEqual([name, true]);
  }
});

test.each(
  [...contract.queries, ...contract.mutations].filter(
    ({ name, args }) => args && (SERVED as readonly string[]).includes(name),
  ),
)("$name has the arguments that clients send", ({ name, args }) => {
  const served = rootFields()[name]?.args.map((argument) => argument.name) ?? [];
  expect(served).toEqual(expect.arrayContaining([...(args ?? [])]));
});

/** Names of public fields, arguments and values without a description. */
function undescribed(type: GraphQLNamedType): string[] {
  const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
  const own = type.description || isRoot ? [] : [type.name];
  if (!isObjectType(type) && !isInputObjectType(type)) return own;
  const fields = Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(type.getFields());
  return fields.reduce((missing, field) => {
    const name = `${type.name}.${field.name}`;
    const silent = "args" in field ? field.args.filter(({ description }) => !description) : [];
    return [
      ...missing,
      ...(field.description ? [] : [name]),
      ...silent.map((argument) => `${name}(${argument.name})`),
    ];
  }, own);
}

test("every type, field and argument has a description", () => {
  const own = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  expect(own.flatMap(undescribed)).toEqual([]);
});

test("fields of records are PascalCase", () => {
  const records = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && type.name.endsWith("Data"),
  );
  const odd = records.flatMap((type) =>
    isObjectType(type) ? Object.keys(type.getFields()).filter((name) => !/^[A-Z]/.test(name)) : [],
  );
  expect(odd).toEqual([]);
});
