import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import type { addTypenameSelectionDocumentTransform } from "@graphql-codegen/client-preset";
import {
  buildASTSchema,
  Kind,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

type DocumentTransform = typeof addTypenameSelectionDocumentTransform;

/** The parts of a key on the wire, in the order in which documents select them. */
const KEYS = ["PK", "SK"];

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** The selections that documents share: `web/src/lib/graph/fragments/<record>.graphql`. */
export async function sharedFragments(root: string): Promise<Fragments> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for await (const file of glob("web/src/lib/graph/fragments/*.graphql", { cwd: root })) {
    for (const definition of parse(readFileSync(join(root, file), "utf8")).definitions) {
      if (definition.kind !== Kind.FRAGMENT_DEFINITION) throw new Error(`${file} holds more than fragments`);
      fragments.set(definition.name.value, definition);
    }
  }
  return fragments;
}

function selected(node: SelectionNode): string {
  if (node.kind !== Kind.FIELD) return print(node);
  return (node.alias ?? node.name).value;
}

/** Selections of one set, in which a field that is selected twice selects what both say. */
function merged(selections: readonly SelectionNode[]): SelectionNode[] {
  const byName = new Map<string, SelectionNode>();
  for (const node of selections) {
    const name = selected(node);
    const before = byName.get(name);
    if (before?.kind === Kind.FIELD && node.kind === Kind.FIELD && before.selectionSet && node.selectionSet) {
      const both = merged([...before.selectionSet.selections, ...node.selectionSet.selections]);
      byName.set(name, { ...before, selectionSet: { ...before.selectionSet, selections: both } });
    } else if (before === undefined) byName.set(name, node);
  }
  return [...byName.values()];
}

function isWrittenOut(node: SelectionNode): boolean {
  return node.kind === Kind.FRAGMENT_SPREAD && !!node.directives?.some(({ name }) => name.value === "unmask");
}

/** The selections of `set` with each shared fragment in place of its spread. Throws for a name that no file has. */
function writtenOut(set: SelectionSetNode, fragments: Fragments): SelectionSetNode {
  const selections = set.selections.flatMap((node): readonly SelectionNode[] => {
    if (node.kind !== Kind.FRAGMENT_SPREAD || !isWrittenOut(node)) return [node];
    const fragment = fragments.get(node.name.value);
    if (fragment === undefined) throw new Error(`No shared fragment is named ${node.name.value}`);
    return writtenOut(fragment.selectionSet, fragments).selections;
  });
  return { ...set, selections: merged(selections) };
}

function keysOf(type: GraphQLCompositeType | null | undefined): FieldNode[] {
  const fields = type && "getFields" in type ? type.getFields() : {};
  if (fields["PK"] === undefined) return [];
  const names = KEYS.filter((name) => fields[name] !== undefined);
  return names.map((value) => ({ kind: Kind.FIELD, name: { kind: Kind.NAME, value } }));
}

function withKeys(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const types = new TypeInfo(schema);
  const addKeys: ASTVisitor = {
    SelectionSet: (node) => ({
      ...node,
      selections: merged([...keysOf(types.getParentType()), ...node.selections]),
    }),
  };
  return visit(document, visitWithTypeInfo(types, addKeys));
}

/** A document of the client with its shared fragments written out, and with the key of each record that has one. */
export function expanded(document: DocumentNode, schema: GraphQLSchema, fragments: Fragments): DocumentNode {
  const whole: DocumentNode = visit(document, { SelectionSet: (node) => writtenOut(node, fragments) });
  return withKeys(whole, schema);
}

/** Expands all documents before types and persisted operations are made of them. */
export function expandDocuments(fragments: Fragments): DocumentTransform {
  return {
    transform: ({ documents, schema }) => {
      const types = buildASTSchema(schema, { assumeValid: true, assumeValidSDL: true });
      return documents.map(({ document, ...file }) =>
        document ? { ...file, document: expanded(document, types, fragments) } : file,
      );
    },
  };
}
