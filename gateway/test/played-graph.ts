import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { buildSubgraphSchema } from "@apollo/subgraph";
import {
  execute,
  getNamedType,
  getNullableType,
  GraphQLError,
  isEnumType,
  isListType,
  isObjectType,
  isScalarType,
  parse,
  validate,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from "graphql";

/** Probabilities of mishaps, each deterministic for its field or record. */
export interface Mishaps {
  readonly seed: string;
  /** That a nullable field is null. */
  readonly nulls: number;
  /** That a field fails. */
  readonly errors: number;
  /** That a subgraph does not have a record which another refers to, or may not show it. */
  readonly missing?: number;
}

export interface SubgraphQuery {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
  readonly operationName?: string | null;
}

/** The product's subgraphs with generated records: each value depends only on its record, field and arguments. */
export interface PlayedGraph {
  readonly names: readonly string[];
  run(subgraph: string, request: SubgraphQuery): Promise<ExecutionResult>;
}

interface Invented {
  readonly $id: string;
}

const services = new URL("../../services/", import.meta.url);
const CALM: Mishaps = { seed: "calm", nulls: 0, errors: 0 };

/** Builds every subgraph of the product from its own schema. */
export function playedGraph(mishaps: Mishaps = CALM): PlayedGraph {
  const schemas = subgraphSchemas();
  const documents = new Map<string, ReturnType<typeof parse>>();
  return {
    names: [...schemas.keys()],
    async run(subgraph, { query, variables, operationName }) {
      const schema = schemas.get(subgraph);
      if (!schema) throw new Error(`There is no subgraph ${subgraph}.`);
      const key = `${subgraph}:${query}`;
      const document = documents.get(key) ?? parse(query);
      const wrong = documents.has(key) ? [] : validate(schema, document);
      if (wrong.length > 0) throw new Error(`${subgraph} cannot run ${query}: ${wrong.join()}`);
      documents.set(key, document);
      const variableValues = variables ?? {};
      const fieldResolver = inventing(mishaps);
      const contextValue = { chance: mishaps.missing ?? 0, seed: `${mishaps.seed}|${subgraph}` };
      const given = { schema, document, variableValues, fieldResolver, contextValue };
      return execute({ ...given, operationName: operationName ?? null });
    },
  };
}

/** What decides whether a subgraph has a record. */
interface Missing {
  readonly seed: string;
  readonly chance: number;
}

let built: ReadonlyMap<string, GraphQLSchema> | null = null;

function subgraphSchemas(): ReadonlyMap<string, GraphQLSchema> {
  return (built ??= new Map(readdirSync(services).map((name) => [name, subgraphSchema(name)])));
}

function subgraphSchema(name: string): GraphQLSchema {
  const typeDefs = parse(readFileSync(new URL(`${name}/schema.graphql`, services), "utf8"));
  const schema = buildSubgraphSchema([{ typeDefs }]);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const resolveReference = (
      { PK, SK, ...reference }: Record<string, unknown>,
      { seed, chance }: Missing,
    ): unknown => {
      const $id = `${type.name}:${String(PK)}`;
      if (chanceOf(`${seed}|${$id}`) < chance) return null;
      return { ...reference, PK, ...(SK === undefined ? {} : { SK }), $id };
    };
    type.extensions = { ...type.extensions, apollo: { subgraph: { resolveReference } } };
  }
  return schema;
}

const inventing =
  (mishaps: Mishaps): GraphQLFieldResolver<unknown, unknown> =>
  (source, args, _context, info) => {
    const record = source as (Invented & Record<string, unknown>) | undefined;
    const given = record?.[info.fieldName];
    if (given !== undefined) return given;
    const id = `${record?.$id ?? ""}/${info.fieldName}${JSON.stringify(args)}`;
    const chance = chanceOf(`${mishaps.seed}|${id}`);
    if (chance < mishaps.errors)
      throw new GraphQLError(`${info.fieldName} failed`, { extensions: { code: "FORBIDDEN", rule: "ROLE" } });
    return invent(info.returnType, id, { info, size: listSize(args), nulls: mishaps.nulls, chance });
  };

interface Inventing {
  readonly info: GraphQLResolveInfo;
  readonly size: number | null;
  readonly nulls: number;
  readonly chance: number;
}

function invent(type: GraphQLOutputType, id: string, how: Inventing): unknown {
  const inner = getNullableType(type);
  if (inner === type && how.chance > 1 - how.nulls) return null;
  if (isListType(inner)) {
    const length = how.size ?? 2;
    return Array.from({ length }, (_, place) =>
      invent(inner.ofType as GraphQLOutputType, `${id}[${place}]`, {
        ...how,
        size: null,
        chance: chanceOf(`${id}[${place}]${how.nulls}`),
      }),
    );
  }
  const named = getNamedType(inner);
  if (isObjectType(named)) {
    // A page's list uses the page's arguments.
    return { $id: id, ...listsOf(named, id, how) };
  }
  if (isEnumType(named)) return named.getValues()[digest(id).readUInt8(0) % named.getValues().length]?.value;
  if (isScalarType(named)) return scalar(named.name, how.info.fieldName, id);
  throw new Error(`${named.name} cannot be invented.`);
}

/** Lists of records directly inside a page, as long as the requested page. */
function listsOf(type: ReturnType<typeof getNamedType>, id: string, how: Inventing): object {
  if (how.size === null || !isObjectType(type)) return {};
  return Object.fromEntries(
    Object.values(type.getFields())
      .filter((field) => isListType(getNullableType(field.type)) && isObjectType(getNamedType(field.type)))
      .map((field) => [field.name, invent(field.type, `${id}/${field.name}`, how)]),
  );
}

function listSize(args: Record<string, unknown>): number | null {
  const criteria = args["criteria"] as { PageSize?: number } | undefined;
  return typeof criteria?.PageSize === "number" ? criteria.PageSize : null;
}

const DAY = "2026-03-0";

function scalar(type: string, field: string, id: string): unknown {
  const bytes = digest(id);
  if (type === "Int") return bytes.readUInt16BE(0);
  if (type === "Float") return bytes.readUInt16BE(0) / 8;
  if (type === "Boolean") return bytes.readUInt8(0) % 2 === 0;
  if (type === "DateTime") return `${DAY}${1 + (bytes.readUInt8(0) % 9)}T12:00:00.000Z`;
  if (type === "LocalDate") return `${DAY}${1 + (bytes.readUInt8(0) % 9)}`;
  // Few projects and positions, as in a real page, so that records of a list share them.
  if (type === "ID" && /Position|Project/.test(id)) return `${field}#${bytes.readUInt8(0) % 5}`;
  return `${field}#${bytes.toString("hex", 0, 12)}`;
}

const digest = (text: string): Buffer => createHash("sha1").update(text).digest();
const chanceOf = (text: string): number => digest(text).readUInt32BE(4) / 2 ** 32;
