import {
  executeSync,
  GraphQLError,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from "graphql";
import type { Fields } from "./merge.ts";
import { nameInData, pathForClient } from "./labels.ts";

type Path = readonly (string | number)[];

/** The client's operation, and the schema that says what may be null. */
export interface Selected {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What the subgraphs answered: their data, merged but with no null moved upwards, and their errors. */
export interface Gathered {
  readonly data: Fields;
  readonly errors: readonly GraphQLError[];
}

const valueInData: GraphQLFieldResolver<unknown, unknown> = (record, _args, _context, { fieldNodes }) =>
  (record as Fields)[nameInData(fieldNodes[0] as (typeof fieldNodes)[number])];

/**
 * Completes the subgraphs' data as the specification demands: what must not be null and is takes its parent with it,
 * and says so by an error with a path. A loss that a subgraph's error explains gets no second one; an error without a
 * path, as of a subgraph that did not respond, explains all.
 */
export function complete({ schema, document, operationName, variables }: Selected, gathered: Gathered) {
  const errors = forClient(gathered.errors);
  const { data = null, errors: losses = [] } = executeSync({
    schema,
    document,
    operationName,
    variableValues: variables,
    rootValue: gathered.data,
    fieldResolver: valueInData,
  });
  const isExplained = explainedBy(errors);
  const unexplained = losses.filter(({ path = [] }) => !isExplained(path)).map(publicLoss);
  return resultOf(data as Fields | null, [...errors, ...unexplained]);
}

/** A result; without `errors` if there are none. */
export function resultOf(data: Fields | null, errors: readonly GraphQLError[]): ExecutionResult {
  return errors.length === 0 ? { data } : { errors, data };
}

/** The subgraphs' errors with paths in the client's own names. */
export function forClient(errors: readonly GraphQLError[]): readonly GraphQLError[] {
  return errors.map((error) => {
    if (!error.path) return error;
    const { message, extensions } = error;
    return new GraphQLError(message, { path: pathForClient(error.path), extensions });
  });
}

/** Whether an error lies at, above or below a path. */
function explainedBy(errors: readonly GraphQLError[]): (path: Path) => boolean {
  if (errors.some(({ path }) => !path)) return () => true;
  const ends = new Set<string>();
  const ways = new Set<string>();
  for (const { path = [] } of errors) {
    ends.add(JSON.stringify(path));
    for (let length = 0; length <= path.length; length += 1) ways.add(JSON.stringify(path.slice(0, length)));
  }
  return (path) =>
    ways.has(JSON.stringify(path)) ||
    path.some((_, length) => ends.has(JSON.stringify(path.slice(0, length))));
}

/**
 * A part without a value is a record that is gone or not the caller's to read, and those are never told apart. Any
 * other loss, such as a value outside of its enumeration, is a defect and stays without a code.
 */
function publicLoss({ message, path }: GraphQLError): GraphQLError {
  const where = path ? { path } : {};
  if (!message.startsWith("Cannot return null for non-nullable")) return new GraphQLError(message, where);
  return new GraphQLError("A part of this response does not exist.", {
    ...where,
    extensions: { code: "NOT_FOUND" },
  });
}
