import { readdirSync, readFileSync } from "node:fs";
import { parse, type FieldDefinitionNode, type ObjectTypeDefinitionNode, type TypeNode } from "graphql";

const services = new URL("../../services/", import.meta.url);

function namedOf(type: TypeNode): { readonly name: string; readonly mayBeNull: boolean } {
  if (type.kind === "NamedType") return { name: type.name.value, mayBeNull: true };
  if (type.kind === "NonNullType" && type.type.kind === "NamedType")
    return { name: type.type.name.value, mayBeNull: false };
  return namedOf(type.type);
}

const isStub = ({ directives = [] }: ObjectTypeDefinitionNode): boolean =>
  directives.some(({ name, arguments: given = [] }) =>
    Boolean(name.value === "key" && given.some((argument) => argument.name.value === "resolvable")),
  );
const provides = ({ directives = [] }: FieldDefinitionNode): boolean =>
  directives.some(({ name }) => name.value === "provides");

function objectTypesOf(service: string): ObjectTypeDefinitionNode[] {
  const text = readFileSync(new URL(`${service}/schema.graphql`, services), "utf8");
  return parse(text).definitions.filter((node) => node.kind === "ObjectTypeDefinition");
}

const isRecord = ({ directives = [] }: ObjectTypeDefinitionNode): boolean =>
  directives.some(({ name }) => name.value === "key");

/** Records that another service resolves. */
const resolved = new Set(
  readdirSync(services)
    .flatMap(objectTypesOf)
    .filter((type) => isRecord(type) && !isStub(type))
    .map(({ name }) => name.value),
);

/** Fields of a service that refer to a record of which it knows the key alone, and that must not be null. */
function demandedRecords(service: string): string[] {
  const types = objectTypesOf(service);
  const stubs = new Set(types.filter(isStub).map(({ name }) => name.value));
  return types.flatMap(({ name, fields = [] }) =>
    fields
      .filter((field) => {
        const { name: named, mayBeNull } = namedOf(field.type);
        return stubs.has(named) && resolved.has(named) && !mayBeNull && !provides(field);
      })
      .map((field) => `${name.value}.${field.name.value}`),
  );
}

test.each(readdirSync(services))(
  "%s demands no record of another service: one that is missing would take what is around it with it",
  (service) => expect(demandedRecords(service)).toEqual([]),
);
