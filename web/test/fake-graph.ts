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
  print,
} from "graphql";
import type { GraphQLFieldResolver, GraphQLOutputType, GraphQLSchema } from "graphql";

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

/** The smallest valid value of a field: lists are empty, nullable fields are null. */
function least(type: GraphQLOutputType): unknown {
  if (!isNonNullType(type)) return null;
  const inner = type.ofType;
  if (isListType(inner)) return [];
  const named = getNamedType(inner);
  if (isObjectType(named)) return {};
  return isEnumType(named) ? named.getValues()[0]?.value : PLAIN[named.name];
}

const resolve: GraphQLFieldResolver<Record<string, unknown>, unknown> = (
  source,
  variables,
  _context,
  info,
) => {
  const given = source[info.fieldName];
  if (typeof given === "function") return given(variables);
  return given === undefined ? least(info.returnType) : given;
};

/** Responses of root fields: a value, or a function of its arguments, which may throw a failure. */
export type Answers = Readonly<Record<string, unknown>>;

/** A failure in the form in which the gateway sends it. */
export function refusal(extensions: Readonly<Record<string, unknown>>): GraphQLError {
  return new GraphQLError("refused", { extensions });
}

export type Call = { readonly name: string; readonly variables: Readonly<Record<string, unknown>> };

/**
 * The composed graph over plain objects: operations are validated against the real schema, responses are what a test
 * provides, and everything else is as empty as the schema allows. `calls` lists the requests in order.
 */
export function fakeGraph(answers: Answers): { readonly link: ApolloLink; readonly calls: Call[] } {
  const calls: Call[] = [];
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        calls.push({ name: operation.operationName ?? "", variables: operation.variables });
        void graphql({
          schema: composedSchema(),
          source: print(operation.query),
          variableValues: operation.variables,
          rootValue: answers,
          fieldResolver: resolve,
        }).then((result) => {
          observer.next(JSON.parse(JSON.stringify(result)) as ApolloLink.Result);
          observer.complete();
        });
      }),
  );
  return { link, calls };
}
