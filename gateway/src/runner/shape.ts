import {
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type InlineFragmentNode,
  type SelectionSetNode,
} from "graphql";
import type { Fields } from "./merge.ts";

/** What stands for "null, and whoever holds this is null too". */
const BUBBLE = Symbol("bubble");
type Shaped = unknown;
/** A value of a subgraph as the client is to see it; BUBBLE where it may not be null and is. */
type ShapeValue = (value: unknown) => Shaped;

/** Shapes what subgraphs answered: the fields that were asked for in their order, nulls bubbled up. */
export type ShapeData = (data: Fields) => Fields | null;

/** What can be compiled into a shape is told by throwing this of the rest. */
export class NotCompiled extends Error {}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Compiles the selection of an operation. Throws NotCompiled for directives, abstract types and introspection. */
export function compileShape(
  type: GraphQLObjectType,
  selections: SelectionSetNode,
  fragments: Fragments,
): ShapeData {
  const shape = objectShape(type, [selections], fragments);
  return (data) => {
    const shaped = shape(data);
    return shaped === BUBBLE ? null : (shaped as Fields);
  };
}

interface Selected {
  readonly type: GraphQLOutputType | null;
  readonly inner: SelectionSetNode[];
}

/** The fields of an object by their names in the answer, those of fragments included, in order. */
function collect(
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
): Map<string, Selected> {
  const fields = new Map<string, Selected>();
  const addField = (node: FieldNode): void => {
    const name = node.alias?.value ?? node.name.value;
    // What every object has answers where a subgraph did not, and one of them sets the prototype.
    if (name in Object.prototype) throw new NotCompiled("a name");
    const field = fields.get(name) ?? { type: typeOf(type, node.name.value), inner: [] };
    if (node.selectionSet) field.inner.push(node.selectionSet);
    fields.set(name, field);
  };
  const visit = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (selection.directives?.length) throw new NotCompiled("a directive");
      if (selection.kind === "Field") addField(selection);
      else visit(fragmentOn(type, selection, fragments));
    }
  };
  sets.forEach(visit);
  return fields;
}

/** The selection of a fragment that applies to an object as it is. */
function fragmentOn(
  type: GraphQLObjectType,
  node: FragmentSpreadNode | InlineFragmentNode,
  fragments: Fragments,
): SelectionSetNode {
  const fragment = node.kind === "FragmentSpread" ? fragments.get(node.name.value) : node;
  const condition = fragment?.typeCondition?.name.value ?? type.name;
  if (!fragment || condition !== type.name) throw new NotCompiled("a fragment");
  return fragment.selectionSet;
}

/** The type of a field; null for `__typename`. */
function typeOf(type: GraphQLObjectType, name: string): GraphQLOutputType | null {
  if (name === "__typename") return null;
  const field = type.getFields()[name];
  if (!field) throw new NotCompiled(`the field ${name}`);
  return field.type;
}

function objectShape(
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
): ShapeValue {
  const fields = [...collect(type, sets, fragments)].map(([name, selected]) => ({
    name,
    shape: selected.type ? shapeOf(selected.type, selected.inner, fragments) : () => type.name,
  }));
  return literalOf(fields);
}

/**
 * Makes a function that writes the fields as one object literal, and answers BUBBLE as soon as one of them is that.
 * Objects that are filled by names known only at run time cost a page of fifty rows a quarter of its time, in making
 * them and in writing their JSON. The names are GraphQL's: letters, digits and underscores.
 */
function literalOf(fields: readonly { readonly name: string; readonly shape: ShapeValue }[]): ShapeValue {
  const shapes = fields.map((_, place) => `shape${place}`);
  const values = fields.map(
    ({ name }, place) =>
      `const value${place} = shape${place}(record.${name}); if (value${place} === BUBBLE) return BUBBLE;`,
  );
  const entries = fields.map(({ name }, place) => `${name}: value${place}`);
  const code = `return (record) => { ${values.join(" ")} return { ${entries.join(", ")} }; };`;
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- nothing of a request but its names is in the code
  const make = new Function("BUBBLE", ...shapes, code) as (...given: readonly unknown[]) => ShapeValue;
  return make(BUBBLE, ...fields.map(({ shape }) => shape));
}

function shapeOf(
  type: GraphQLOutputType,
  inner: readonly SelectionSetNode[],
  fragments: Fragments,
): ShapeValue {
  if (isNonNullType(type)) {
    const shape = shapeOf(type.ofType, inner, fragments);
    return (value) => shape(value) ?? BUBBLE;
  }
  if (isListType(type)) return listShape(shapeOf(type.ofType, inner, fragments));
  if (isObjectType(type)) {
    const shape = objectShape(type, inner, fragments);
    return (value) => {
      if (value === null || value === undefined) return null;
      if (typeof value !== "object") throw new TypeError(`${type.name} is no object`);
      const shaped = shape(value);
      return shaped === BUBBLE ? null : shaped;
    };
  }
  if (isScalarType(type) || isEnumType(type)) return leafShape(type);
  throw new NotCompiled("an abstract type");
}

function listShape(shape: ShapeValue): ShapeValue {
  return (value) => {
    if (value === null || value === undefined) return null;
    if (!Array.isArray(value)) throw new TypeError("a list is no list");
    const shaped: unknown[] = [];
    for (const inner of value as readonly unknown[]) {
      const element = shape(inner);
      if (element === BUBBLE) return null;
      shaped.push(element);
    }
    return shaped;
  };
}

const INTEGER = /^-?\d+$/;
const isInteger = (value: unknown): boolean => typeof value === "number" && INTEGER.test(String(value));

/** Whether a value may stand for a leaf; what may not is null, as the gateway's own executor has it. */
const BUILT_IN: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: isInteger,
  Float: (value) => Number.isFinite(value),
  String: (value) => typeof value === "string",
  Boolean: (value) => typeof value === "boolean",
  ID: (value) => typeof value === "string" || isInteger(value),
};

function leafShape(type: GraphQLOutputType): ShapeValue {
  if (isEnumType(type)) {
    const names = new Set(type.getValues().map(({ name }) => name));
    return (value) => (names.has(value as string) ? value : null);
  }
  const isValid = isScalarType(type) ? BUILT_IN[type.name] : undefined;
  if (!isValid) return (value) => value ?? null;
  return (value) => (isValid(value) ? value : null);
}
