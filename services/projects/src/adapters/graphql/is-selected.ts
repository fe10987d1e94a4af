import type { GraphQLResolveInfo, SelectionSetNode } from "graphql";

/** Whether the request reads one of these fields of the answer; `@skip` and `@include` count as reading. */
export function isSelected(
  info: Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">,
  fields: readonly string[],
): boolean {
  const reads = (set: SelectionSetNode | undefined): boolean =>
    (set?.selections ?? []).some((selection) => {
      if (selection.kind === "Field") return fields.includes(selection.name.value);
      if (selection.kind === "InlineFragment") return reads(selection.selectionSet);
      return reads(info.fragments[selection.name.value]?.selectionSet);
    });
  return info.fieldNodes.some((node) => reads(node.selectionSet));
}
