import { ApolloGateway } from "@apollo/gateway";
import { findBreakingChanges, type GraphQLSchema } from "graphql";

/** The graph as clients see it, without what only the gateway reads. */
export async function publicSchema(supergraphSdl: string): Promise<GraphQLSchema> {
  const gateway = new ApolloGateway({ supergraphSdl });
  try {
    return (await gateway.load()).schema;
  } finally {
    await gateway.stop();
  }
}

export interface SchemaBreaks {
  /** Changes that break clients of the released schema and are not named as deliberate. */
  readonly unnamed: readonly string[];
  /** Changes named as deliberate that nobody has made. */
  readonly unmade: readonly string[];
}

/**
 * Compares a schema with the released one. `deliberate` has the sentence of each change that may break clients, as this
 * function returns it, and why it is made.
 */
export function schemaBreaks(
  released: GraphQLSchema,
  current: GraphQLSchema,
  deliberate: Readonly<Record<string, string>>,
): SchemaBreaks {
  const made = findBreakingChanges(released, current).map(({ description }) => description);
  return {
    unnamed: made.filter((change) => !Object.hasOwn(deliberate, change)),
    unmade: Object.keys(deliberate).filter((change) => !made.includes(change)),
  };
}
