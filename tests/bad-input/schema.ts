import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { ApolloGateway } from "@apollo/gateway";
import {
  getNamedType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";

/** A query or a mutation of the graph. */
export interface Operation {
  readonly kind: "query" | "mutation";
  readonly field: GraphQLField<unknown, unknown>;
}

/** The response fields to select, and the nested arguments by variable name. */
export interface Selection {
  readonly text: string;
  readonly args: ReadonlyMap<string, GraphQLArgument>;
}

/** Levels of records that a request selects. */
const DEPTH = 4;

const SUPERGRAPH = resolve(import.meta.dirname, "../../gateway/supergraph.graphql");

/** Every operation of the composed graph. */
export async function readOperations(): Promise<readonly Operation[]> {
  const gateway = new ApolloGateway({ supergraphSdl: readFileSync(SUPERGRAPH, "utf8") });
  const { schema } = await gateway.load();
  await gateway.stop();
  return [...operationsOf(schema, "query"), ...operationsOf(schema, "mutation")];
}

function operationsOf(schema: GraphQLSchema, kind: Operation["kind"]): readonly Operation[] {
  const root = kind === "query" ? schema.getQueryType() : schema.getMutationType();
  return Object.values(root?.getFields() ?? {}).map((field) => ({ kind, field }));
}

/** Selects the fields chosen by `isWanted` and everything they require, except records nested in themselves. */
export function select(operation: Operation, isWanted: (path: string) => boolean): Selection {
  const args = new Map<string, GraphQLArgument>();
  const write = (type: GraphQLObjectType, path: readonly string[]): string => {
    const fields = Object.values(type.getFields()).flatMap((field) => {
      const inner = getNamedType(field.type);
      const here = [...path, field.name];
      const isLeaf = !isObjectType(inner);
      if (!isLeaf && (here.length >= DEPTH || path.includes(field.name))) return [];
      if (!["PK", "Data"].includes(field.name) && !isWanted(here.join("."))) return [];
      const given = field.args.map((arg) => {
        args.set(`${field.name}_${arg.name}`, arg);
        return `${arg.name}: $${field.name}_${arg.name}`;
      });
      return `${field.name}${given.length > 0 ? `(${given.join(", ")})` : ""}${isLeaf ? "" : write(inner, here)}`;
    });
    return ` { ${["__typename", ...fields].join(" ")} }`;
  };
  const type = getNamedType(operation.field.type);
  return { text: isObjectType(type) ? write(type, []) : "", args };
}
