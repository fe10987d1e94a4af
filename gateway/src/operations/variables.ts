import { getVariableValues, GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from "graphql";

/**
 * Coerces the variables of a request. A value of the wrong shape is VALIDATION, and each field names its dotted
 * path without the variable's sigil (design, section 4).
 */
export function coerceVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): readonly GraphQLError[] {
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    maxErrors: 20,
  });
  if (!errors) return [];
  const fields = errors.map((error) => ({
    path: pathOf(error),
    rule: "TYPE",
    message: shorten(error.message),
  }));
  return [
    new GraphQLError(fields[0]?.message ?? "The variables are invalid.", {
      extensions: { code: "VALIDATION", fields },
    }),
  ];
}

/** graphql-js names the place in its message only: `Variable "$a" got invalid value 1 at "a.B[0].C"; ...`. */
function pathOf(error: GraphQLError): string {
  const nested = / at "([^"]+)"/.exec(error.message)?.[1];
  const missing = /Field "([^"]+)" of required type/.exec(error.message)?.[1];
  const variable = /Variable "\$([^"]+)"/.exec(error.message)?.[1] ?? "";
  const path = (nested ?? variable).replace(/\[(\d+)\]/g, ".$1");
  return missing ? `${path}.${missing}` : path;
}

function shorten(message: string): string {
  return message.replace(/^Variable .*?; /, "").replace(/ Did you mean .*$/, "");
}
