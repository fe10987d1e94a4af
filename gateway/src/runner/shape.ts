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
import { nameInData } from "./labels.ts";
import type { Fields } from "./merge.ts";

/** Thrown for a value that its type does not allow: made once, because a stack would cost more than the response. */
const LOST = new Error("a value that its type does not allow");
/** Shapes a subgraph's value for the client; throws LOST if it is null but must not be, or of another type. */
type ShapeValue = (value: unknown) => unknown;

/** Shapes the subgraphs' data: the selected fields in order; null if a value is lost, so that `complete` must decide. */
export type ShapeData = (data: Fields) => Fields | null;

/** Thrown for anything that cannot be compiled. */
export class NotCompiled extends Error {}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Compiles an operation's selection. Throws NotCompiled for directives, abstract types and introspection. */
export function compileShape(
  type: GraphQLObjectType,
  selections: SelectionSetNode,
  fragments: Fragments,
): ShapeData {
  const shape = objectShape(type, [selections], fragments);
  return (data) => {
    try {
      return shape(data) as Fields;
    } catch (error) {
      if (error === LOST) return null;
      throw error;
    }
  };
}

interface Selected {
  /** Its name in the subgraphs' data. */
  readonly source: string;
  readonly type: GraphQLOutputType | null;
  readonly inner: SelectionSetNode[];
}

/** The fields of an object by response name, in order, including those of fragments. */
function collect(
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
): Map<string, Selected> {
  const fields = new Map<string, Selected>();
  const addField = (node: FieldNode): void => {
    const name = node.alias?.value ?? node.name.value;
    // Inherited properties would be read if a subgraph returned nothing, and `__proto__` would set the prototype.
    if (name in Object.prototype) throw new NotCompiled("a name");
    const field = fields.get(name) ?? {
      source: nameInData(node),
      type: typeOf(type, node.name.value),
      inner: [],
    };
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

/** The selection of a fragment that applies to the object type. */
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
    source: selected.source,
    shape: selected.type ? shapeOf(selected.type, selected.inner, fragments) : () => type.name,
  }));
  return literalOf(fields);
}

/**
 * Generates a function that writes the fields as one object literal, under the client's own names. Assigning fields
 * by dynamic names would cost a page of fifty rows a quarter of its time, for creating the objects and serializing
 * them. Names are GraphQL names, so only letters, digits and underscores occur.
 */
function literalOf(
  fields: readonly { readonly name: string; readonly source: string; readonly shape: ShapeValue }[],
): ShapeValue {
  const shapes = fields.map((_, place) => `shape${place}`);
  const entries = fields.map(({ name, source }, place) => `${name}: shape${place}(record.${source})`);
  const code = `return (record) => ({ ${entries.join(", ")} });`;
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- nothing of a request but its names is in the code
  const make = new Function(...shapes, code) as (...given: readonly unknown[]) => ShapeValue;
  return make(...fields.map(({ shape }) => shape));
}

function shapeOf(
  type: GraphQLOutputType,
  inner: readonly SelectionSetNode[],
  fragments: Fragments,
): ShapeValue {
  if (isNonNullType(type)) {
    const shape = shapeOf(type.ofType, inner, fragments);
    return (value) => {
      const shaped = shape(value);
      if (shaped === null) throw LOST;
      return shaped;
    };
  }
  if (isListType(type)) return listShape(shapeOf(type.ofType, inner, fragments));
  if (isObjectType(type)) {
    const shape = objectShape(type, inner, fragments);
    return (value) => {
      if (value === null || value === undefined) return null;
      if (typeof value !== "object") throw LOST;
      return shape(value);
    };
  }
  if (isScalarType(type) || isEnumType(type)) return leafShape(type);
  throw new NotCompiled("an abstract type");
}

function listShape(shape: ShapeValue): ShapeValue {
  return (value) => {
    if (value === null || value === undefined) return null;
    if (!Array.isArray(value)) throw LOST;
    return (value as readonly unknown[]).map((inner) => shape(inner));
  };
}

const INTEGER = /^-?\d+$/;
const isInteger = (value: unknown): boolean => typeof value === "number" && INTEGER.test(String(value));

/** Whether a value is valid for a leaf type. */
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
    return leafOf((value) => names.has(value as string));
  }
  const isValid = isScalarType(type) ? BUILT_IN[type.name] : undefined;
  if (!isValid) return (value) => value ?? null;
  return leafOf(isValid);
}

const leafOf =
  (isValid: (value: unknown) => boolean): ShapeValue =>
  (value) => {
    if (value === null || value === undefined) return null;
    if (!isValid(value)) throw LOST;
    return value;
  };
