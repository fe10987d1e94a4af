import { Kind, parse, type FieldNode, type FragmentDefinitionNode } from "graphql";
import { isSelected } from "./is-selected.ts";

function infoOf(query: string) {
  const { definitions } = parse(query);
  const fragments: Record<string, FragmentDefinitionNode> = {};
  const fieldNodes: FieldNode[] = [];
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
    if (definition.kind === Kind.OPERATION_DEFINITION)
      fieldNodes.push(...definition.selectionSet.selections.filter((node) => node.kind === Kind.FIELD));
  }
  return { fieldNodes, fragments };
}

test.each([
  ["a field", "{ search { Total After } }", true],
  ["under another name", "{ search { count: Total } }", true],
  ["another field alone", "{ search { After } }", false],
  ["one of the same name further down", "{ search { Projects { Total } } }", false],
  ["in an inline fragment", "{ search { ... on Page { Total } } }", true],
  [
    "in a fragment of a fragment",
    "{ search { ...A } } fragment A on Page { ...B } fragment B on Page { Total }",
    true,
  ],
  ["in a fragment that lacks it", "{ search { ...A } } fragment A on Page { After }", false],
])("%s: %s", (_name, query, expected) => {
  expect(isSelected(infoOf(query), ["Total", "TotalIsFloor"])).toBe(expected);
});
