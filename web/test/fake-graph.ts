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

/** The least that a field must answer: lists are empty, what may be null is null. */
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

/** What a root field answers: a value, or a function of its arguments, which may throw a refusal. */
export type Answers = Readonly<Record<string, unknown>>;

/** A refusal as the gateway words it. */
export function refusal(extensions: Readonly<Record<string, unknown>>): GraphQLError {
  return new GraphQLError("refused", { extensions });
}

export type Call = { readonly name: string; readonly variables: Readonly<Record<string, unknown>> };

/**
 * The composed graph over plain objects: operations are held to the real schema, answers are what a test gives, and
 * everything else is as empty as the schema allows. `calls` lists what was asked, in order.
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
