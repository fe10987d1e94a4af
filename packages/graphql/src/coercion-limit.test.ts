import { ApolloServer } from "@apollo/server";
import { createLog } from "@callboard/kit/log/log.ts";
import { nameOnlyFields } from "./coercion-limit.ts";
import { formatError } from "./errors.ts";
import { LocalDate } from "./scalars.ts";
import type { GraphQLError } from "graphql";

const log = createLog("test", "silent");

test("of more wrong days than are named, each that is named is a field", async () => {
  const server = new ApolloServer({
    typeDefs: "scalar LocalDate type Query { ask(days: [LocalDate!]): Int }",
    resolvers: { LocalDate, Query: { ask: () => 1 } },
    formatError: (_, error) => formatError(error as GraphQLError, "request", log),
    plugins: [nameOnlyFields()],
  });
  const { body } = await server.executeOperation({
    query: "query($days: [LocalDate!]) { ask(days: $days) }",
    variables: { days: Array.from({ length: 80 }, () => "UTC+25") },
  });
  const errors = body.kind === "single" ? (body.singleResult.errors ?? []) : [];
  expect(errors).toHaveLength(50);
  expect(errors.map(({ extensions }) => extensions?.["fields"])).toEqual(
    Array.from({ length: 50 }, (_, place) => [
      expect.objectContaining({ path: `days.${place}`, rule: "TYPE" }),
    ]),
  );
  await server.stop();
});
