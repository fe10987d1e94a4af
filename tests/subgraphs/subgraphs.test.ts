import { readFileSync } from "node:fs";
import { privateJwk } from "@callboard/kit/process/config.ts";
import { newId } from "@callboard/kit/ids.ts";
import { createTokenSigner } from "@callboard/kit/internal-token.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { SERVICES, type ServiceName } from "#dev/topology.ts";
import type { System } from "#dev/system.ts";
import {
  buildASTSchema,
  getNamedType,
  isObjectType,
  parse,
  type ConstDirectiveNode,
  type DocumentNode,
  type ObjectTypeDefinitionNode,
} from "graphql";
import { queryGraph } from "../support/graph.ts";
import { startedSystem } from "../support/started-system.ts";

/**
 * Requirements of Apollo's subgraph specification (https://www.apollographql.com/docs/federation/subgraph-spec):
 * `_service`, `_entities` with its keys, `@link`, and each composition directive as in the schema.
 */
const root = new URL("../../", import.meta.url);
const names = SERVICES.map(({ name }) => name);
const schemaOf = (name: ServiceName): string =>
  readFileSync(new URL(`services/${name}/schema.graphql`, root), "utf8");

/** An entity's key as a list of fields, and whether the subgraph resolves it. */
interface Key {
  readonly service: ServiceName;
  readonly type: string;
  readonly fields: readonly string[];
  readonly resolvable: boolean;
}

function argument(directive: ConstDirectiveNode, name: string): string | boolean | undefined {
  const value = directive.arguments?.find((one) => one.name.value === name)?.value;
  return value && "value" in value ? value.value : undefined;
}

const isType = (node: DocumentNode["definitions"][number]): node is ObjectTypeDefinitionNode =>
  node.kind === "ObjectTypeDefinition";

const keys: readonly Key[] = names.flatMap((service) =>
  parse(schemaOf(service))
    .definitions.filter(isType)
    .flatMap(({ name, directives = [] }) =>
      directives
        .filter((directive) => directive.name.value === "key")
        .map((directive) => ({
          service,
          type: name.value,
          fields: String(argument(directive, "fields")).split(/\s+/),
          resolvable: argument(directive, "resolvable") !== false,
        })),
    ),
);
const resolvable = keys.filter((key) => key.resolvable);

let system: System;
let token: string;
beforeAll(async () => {
  system = await startedSystem();
  const signer = await createTokenSigner(
    privateJwk.parse(JSON.stringify(system.data.secrets.keys["gateway"])),
  );
  token = await signer.sign(member({ roles: ["Admin"] }));
});
afterAll(() => system?.stop());

const execute = (service: ServiceName, query: string, variables: object = {}) =>
  queryGraph(`http://127.0.0.1:${system.places.http[service]}`, token, query, variables);

const ENTITIES = "query($r: [_Any!]!) { _entities(representations: $r) { __typename } }";

/** A representation of a record that does not exist: keys of the right kind with a new id. */
const PREFIX: Readonly<Record<string, string>> = {
  User: "USR",
  Company: "CMP",
  Project: "PRJ",
  Feature: "FTR",
  MediaItem: "MED",
};
const SORT: Readonly<Record<string, string>> = { Position: "ROLE", AuditionTime: "AUD", FilmingDate: "FILM" };

function unknownOf({ type, fields }: Key): object {
  const own = `${PREFIX[type] ?? "PRJ"}#${newId()}`;
  const sort = SORT[type];
  const values: Readonly<Record<string, string>> = { PK: own, SK: sort ? `${sort}#${newId()}` : own };
  return {
    __typename: type,
    ...Object.fromEntries(fields.map((field) => [field, values[field] ?? newId()])),
  };
}

describe.each(names)("the subgraph %s", (service) => {
  test("says its schema, which imports federation 2 by @link", async () => {
    const { data, errors } = await execute(service, "{ _service { sdl } }");
    expect(errors).toEqual([]);
    const { sdl } = data["_service"] as { sdl: string };
    expect(sdl).toMatch(/@link\(\s*url: "https:\/\/specs\.apollo\.dev\/federation\/v2/);
    expect(() => parse(sdl)).not.toThrow();
  });

  test("has every type with a key that it resolves in _Entity, and none besides", async () => {
    const query = '{ __type(name: "_Entity") { possibleTypes { name } } }';
    const { data } = await execute(service, query);
    const union = data["__type"] as { possibleTypes: { name: string }[] } | null;
    const own = keys.filter((key) => key.service === service).map(({ type }) => type);
    expect((union?.possibleTypes ?? []).map(({ name }) => name).toSorted()).toEqual(
      [...new Set(own)].toSorted(),
    );
  });

  test("refuses a representation of a type that it does not have", async () => {
    const { errors } = await execute(service, ENTITIES, { r: [{ __typename: "Nobody", PK: "x" }] });
    expect(errors).toHaveLength(1);
  });
});

test("the schemas have keys to look at", () => {
  expect(resolvable.length).toBeGreaterThan(10);
});

test.each(resolvable)(
  "$service resolves $type by $fields, also for records that do not exist, in order",
  async (key) => {
    const representations = [unknownOf(key), unknownOf(key), unknownOf(key)];
    const { status, data } = await execute(key.service, ENTITIES, { r: representations });
    expect(status).toBe(200);
    expect(data["_entities"]).toHaveLength(3);
  },
);

test.each(resolvable)(
  "$service: the key of $type is made of leaves of that type",
  ({ service, type, fields }) => {
    const schema = buildASTSchema(parse(schemaOf(service)), { assumeValidSDL: true });
    const found = schema.getType(type);
    if (!isObjectType(found)) throw new Error(`${type} is not a type of ${service}.`);
    for (const field of fields)
      expect(["ID", "String"]).toContain(getNamedType(found.getFields()[field]?.type)?.name);
  },
);
