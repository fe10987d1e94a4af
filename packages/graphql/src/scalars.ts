import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from "graphql";
import { GraphQLDateTimeISO, GraphQLLocalDate } from "graphql-scalars";
import { isKeepable, YEARS } from "@callboard/kit/time/instants.ts";

/**
 * ISO 8601 with an offset. Comes in as text of any offset and is handed to resolvers as text in UTC with
 * milliseconds; goes out as such text from a Date or from text.
 */
export const DateTime = new GraphQLScalarType<string, string>({
  name: "DateTime",
  parseValue: (value) => utcText(GraphQLDateTimeISO.parseValue(value)),
  parseLiteral: (node: ValueNode) => {
    if (node.kind !== Kind.STRING)
      throw new GraphQLError("DateTime must be an ISO 8601 string.", { nodes: node });
    return utcText(GraphQLDateTimeISO.parseValue(node.value));
  },
  serialize: (value) => utcText(value instanceof Date ? value : new Date(String(value))),
});

/** A calendar day as `YYYY-MM-DD` text, without a zone. */
export const LocalDate = GraphQLLocalDate;

/** The scalars that a schema may declare. */
export const SCALARS: Readonly<Record<string, GraphQLScalarType>> = { DateTime, LocalDate };

function utcText(date: Date): string {
  if (Number.isNaN(date.getTime())) throw new GraphQLError("DateTime must be an ISO 8601 string.");
  if (!isKeepable(date))
    throw new GraphQLError(`DateTime must lie between the years ${YEARS.first} and ${YEARS.last} in UTC.`);
  return date.toISOString();
}
