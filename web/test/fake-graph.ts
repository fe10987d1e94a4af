import { readFileSync } from "node:fs";
import { ApolloLink, Observable } from "@apollo/client";
import {
  buildSchema,
  getNamedType,
  graphql,
  GraphQLError,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  print,
} from "graphql";
import type { GraphQLFieldResolver, GraphQLResolveInfo, GraphQLSchema } from "graphql";

let schema: GraphQLSchema | undefined;

function composedSchema(): GraphQLSchema {
  const text = readFileSync(new URL("../../gateway/supergraph.graphql", import.meta.url), "utf8");
  schema ??= buildSchema(text, { assumeValidSDL: true });
  return schema;
}

const PLAIN: Readonly<Record<string, unknown>> = {
  Int: 0,
  Float: 0,
  Boolean: false,
  String: "",
  ID: "",
  DateTime: "2026-11-21T12:00:00Z",
  LocalDate: "2026-11-21",
};

/** A value for a field that a test leaves out. */
export type Rest = (field: GraphQLResolveInfo) => unknown;

/** The smallest valid value of a field: lists are empty, nullable fields are null. */
const least: Rest = ({ returnType }) => {
  if (!isNonNullType(returnType)) return null;
  const inner = returnType.ofType;
  if (isListType(inner)) return [];
  const named = getNamedType(inner);
  if (isObjectType(named)) return {};
  return isEnumType(named) ? named.getValues()[0]?.value : PLAIN[named.name];
};

/**
 * What becomes of an operation: it is answered; nothing comes back yet; no server is reached; or each of its root
 * fields fails.
 */
export type Fate = "answered" | "pending" | "unreachable" | GraphQLError;

type Context = { readonly fate: Fate; readonly rest: Rest };

const resolve: GraphQLFieldResolver<Record<string, unknown>, Context> = (
  source,
  variables,
  { fate, rest },
  info,
) => {
  if (fate instanceof GraphQLError && info.path.prev === undefined) throw fate;
  const given = source[info.fieldName];
  if (typeof given === "function") return given(variables);
  return given === undefined ? rest(info) : given;
};

/** Responses of root fields: a value, or a function of its arguments, which may throw a failure. */
export type Answers = Readonly<Record<string, unknown>>;

/** A failure in the form in which the gateway sends it. */
export function refusal(extensions: Readonly<Record<string, unknown>>): GraphQLError {
  return new GraphQLError("refused", { extensions });
}

export type Call = { readonly name: string; readonly variables: Readonly<Record<string, unknown>> };

export type Conduct = {
  /** The fate of an operation by its name; all are answered by default. */
  readonly fateOf?: (operation: string) => Fate;
  /** What fields hold that the answers leave out; by default as little as the schema allows. */
  readonly rest?: Rest;
};

/** The outcome of one operation. Never settles while it is pending. */
async function outcomeOf(
  operation: Pick<ApolloLink.Operation, "query" | "variables" | "operationName">,
  answers: Answers,
  { fateOf, rest = least }: Conduct,
): Promise<ApolloLink.Result> {
  const fate = fateOf?.(operation.operationName ?? "") ?? "answered";
  if (fate === "pending") return new Promise(() => undefined);
  if (fate === "unreachable") throw new TypeError("Failed to fetch");
  const result = await graphql({
    schema: composedSchema(),
    source: print(operation.query),
    variableValues: operation.variables,
    rootValue: answers,
    contextValue: { fate, rest },
    fieldResolver: resolve,
  });
  return JSON.parse(JSON.stringify(result)) as ApolloLink.Result;
}

/**
 * The composed graph over plain objects: operations are validated against the real schema, responses are what a test
 * provides, and everything else is as empty as the schema allows. `calls` lists the requests in order.
 */
export function fakeGraph(
  answers: Answers,
  conduct: Conduct = {},
): { readonly link: ApolloLink; readonly calls: Call[] } {
  const calls: Call[] = [];
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        calls.push({ name: operation.operationName ?? "", variables: operation.variables });
        outcomeOf(operation, answers, conduct).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
  return { link, calls };
}

/** The same graph for pages that call it without Apollo: stands in for `fetch`. */
export function fetchOver(answers: Answers, conduct: Conduct, calls: Call[]): typeof fetch {
  return async (_address, init) => {
    const { query, variables } = JSON.parse(String(init?.body)) as {
      readonly query?: string;
      readonly variables: Record<string, unknown>;
    };
    // The first request of an operation names only its hash, which nobody has seen yet.
    if (query === undefined)
      return Response.json({ errors: [{ extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }] });
    const document = parse(query);
    const [operation] = document.definitions;
    const name = operation?.kind === "OperationDefinition" ? (operation.name?.value ?? "") : "";
    calls.push({ name, variables });
    const result = await outcomeOf({ query: document, variables, operationName: name }, answers, conduct);
    return Response.json(result);
  };
}
