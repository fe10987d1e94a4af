import fc from "fast-check";
import {
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isEnumType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";

const DEPTH = 6;
const FIELDS = 5;

/** A value of an input type as a GraphQL literal. */
function literalOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literalOf(type.ofType);
  if (isListType(type)) return `[${literalOf(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? "";
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${required.map((field) => `${field.name}: ${literalOf(field.type)}`).join(", ")} }`;
  }
  const literals: Readonly<Record<string, string>> = {
    Int: "1",
    Float: "1.5",
    Boolean: "true",
    DateTime: '"2026-03-01T12:00:00.000Z"',
    LocalDate: '"2026-03-01"',
  };
  return literals[type.name] ?? '"x"';
}

/** Random operations on a schema: fields of any depth, aliases, fragments, repeated fields, `__typename`. */
export function operations(schema: GraphQLSchema): fc.Arbitrary<string> {
  const selection = (type: GraphQLObjectType, depth: number): fc.Arbitrary<string> => {
    const fields = Object.values(type.getFields()).filter(
      (field) => depth > 0 || !isObjectType(getNamedType(field.type)),
    );
    if (fields.length === 0) return fc.constant("{ __typename }");
    const some = fc.array(fc.constantFrom(...fields), { minLength: 1, maxLength: FIELDS });
    const written = some.chain((chosen) =>
      fc.tuple(
        ...chosen.map((field) => {
          const named = getNamedType(field.type);
          const given = field.args.filter((arg) => isNonNullType(arg.type));
          const args = given.map((arg) => `${arg.name}: ${literalOf(arg.type)}`).join(", ");
          const head = args === "" ? field.name : `${field.name}(${args})`;
          const inner = isObjectType(named) ? selection(named, depth - 1) : fc.constant("");
          return fc
            .tuple(inner, wrapping)
            .map(([body, wrap]) => wrap(`${head} ${body}`, field.name, type.name));
        }),
      ),
    );
    return fc
      .tuple(written, fc.boolean())
      .map(([parts, named]) => `{ ${named ? "__typename " : ""}${parts.join(" ")} }`);
  };
  const query = schema.getQueryType();
  if (!query) throw new Error("The schema has no queries.");
  return selection(query, DEPTH);
}

/** A field as is, aliased, or in a fragment; aliases derive from the field, so that no two fields share one. */
const wrapping = fc.constantFrom(
  (field: string) => field,
  (field: string) => field,
  (field: string, name: string) => `${name}Again: ${field}`,
  (field: string, _: string, type: string) => `... on ${type} { ${field} }`,
  (field: string) => `... { ${field} }`,
);
