import {
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from "graphql";

export type Path = readonly (string | number)[];

/** What a client must receive, and where a null took its parent with it. */
export interface Expected {
  readonly data: unknown;
  readonly losses: readonly Path[];
}

class Lost extends Error {}

type Fields = Record<string, unknown>;

/** The fields of an object by response name, in order, with their own selections. */
function fieldsOf(type: GraphQLObjectType, sets: readonly SelectionSetNode[]) {
  const fields = new Map<
    string,
    { readonly type: GraphQLOutputType | null; readonly sets: SelectionSetNode[] }
  >();
  const visit = (set: SelectionSetNode): void => {
    for (const node of set.selections) {
      if (node.kind === "FragmentSpread") throw new Error("Operations here have inline fragments alone.");
      if (node.kind === "InlineFragment") {
        visit(node.selectionSet);
        continue;
      }
      const name = node.alias?.value ?? node.name.value;
      const field = fields.get(name) ?? { type: type.getFields()[node.name.value]?.type ?? null, sets: [] };
      if (node.selectionSet) field.sets.push(node.selectionSet);
      fields.set(name, field);
    }
  };
  sets.forEach(visit);
  return fields;
}

/** The specification's completion of values, written as plainly as it stands there. */
export function expectedOf(root: GraphQLObjectType, set: SelectionSetNode, data: Fields): Expected {
  const losses: Path[] = [];

  function value(
    type: GraphQLOutputType,
    found: unknown,
    sets: readonly SelectionSetNode[],
    path: Path,
  ): unknown {
    if (isNonNullType(type)) {
      const completed = value(type.ofType, found, sets, path);
      if (completed !== null) return completed;
      if (!losses.some((loss) => path.every((step, place) => loss[place] === step))) losses.push(path);
      throw new Lost();
    }
    if (found === null || found === undefined) return null;
    if (isListType(type))
      return orNull(() =>
        (found as unknown[]).map((one, place) =>
          value(type.ofType as GraphQLOutputType, one, sets, [...path, place]),
        ),
      );
    return isObjectType(type) ? orNull(() => object(type, found as Fields, sets, path)) : found;
  }

  function object(
    type: GraphQLObjectType,
    found: Fields,
    sets: readonly SelectionSetNode[],
    path: Path,
  ): Fields {
    const completed: Fields = {};
    for (const [name, field] of fieldsOf(type, sets))
      completed[name] = field.type ? value(field.type, found[name], field.sets, [...path, name]) : type.name;
    return completed;
  }

  return { data: orNull(() => object(root, data, [set], [])), losses };
}

function orNull(complete: () => unknown): unknown {
  try {
    return complete();
  } catch (error) {
    if (error instanceof Lost) return null;
    throw error;
  }
}
