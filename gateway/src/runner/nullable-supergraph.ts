import { parse, print, visit, type FieldDefinitionNode, type TypeNode } from "graphql";

/**
 * A supergraph in which every field may be null. The gateway's own executor moves nulls upwards without an error, so
 * it plans and runs by this one, and `complete` decides by the true schema what a null takes with it.
 */
export function nullableSupergraph(supergraphSdl: string): string {
  const nullable = visit(parse(supergraphSdl, { noLocation: true }), {
    InputObjectTypeDefinition: () => false,
    DirectiveDefinition: () => false,
    FieldDefinition: (field): FieldDefinitionNode => ({
      ...field,
      type: withoutBangs(field.type),
      directives: (field.directives ?? []).map((directive) => ({
        ...directive,
        arguments: (directive.arguments ?? []).map((argument) =>
          argument.name.value === "type" && argument.value.kind === "StringValue"
            ? { ...argument, value: { ...argument.value, value: argument.value.value.replaceAll("!", "") } }
            : argument,
        ),
      })),
    }),
  });
  return print(nullable);
}

function withoutBangs(type: TypeNode): TypeNode {
  if (type.kind === "NonNullType") return withoutBangs(type.type);
  return type.kind === "ListType" ? { ...type, type: withoutBangs(type.type) } : type;
}
