import { coercedField } from "@callboard/graphql/coercion.ts";
import { getVariableValues, GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from "graphql";

/**
 * Coerces the variables of a request. A value of the wrong type is VALIDATION; each field has a dotted path without
 * the variable's `$`.
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
  // The error that too many errors were found refers to no field and is skipped.
  const fields = errors.flatMap((error) => coercedField(error) ?? []);
  return [
    new GraphQLError(fields[0]?.message ?? "The variables are invalid.", {
      extensions: { code: "VALIDATION", fields },
    }),
  ];
}
