import {
  getDirectiveValues,
  GraphQLSkipDirective,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from "graphql";

/** Whether the caller reads one of these fields of what a resolver answers; costly ones are made only then. */
export function selects(
  info: Pick<GraphQLResolveInfo, "fieldNodes" | "fragments" | "variableValues">,
  ...fields: readonly string[]
): boolean {
  const isRead = (set: SelectionSetNode | undefined): boolean =>
    (set?.selections ?? []).some((selection) => {
      const skip = getDirectiveValues(GraphQLSkipDirective, selection, info.variableValues);
      if (skip?.["if"] === true) return false;
      if (selection.kind === "Field") return fields.includes(selection.name.value);
      if (selection.kind === "InlineFragment") return isRead(selection.selectionSet);
      return isRead(info.fragments[selection.name.value]?.selectionSet);
    });
  return info.fieldNodes.some((node) => isRead(node.selectionSet));
}
