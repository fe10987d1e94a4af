/**
 * The page of the benchmark joined by hand, in a process of its own with the gateway's settings: the same sign-in check,
 * the same six requests to subgraphs, the same answer.
 * With the argument `gateway` it asks the subgraphs by what the gateway asks them by.
 */
import { fastify } from "fastify";
import { bearerToken } from "@callboard/kit/internal-token.ts";
import type { Fields } from "./joined-page.ts";
import { openPageJoiner } from "./page-joiner.ts";

const { authenticator, join, address } = await openPageJoiner(
  process.argv[3] === "gateway" ? "gateway" : "undici",
);
const app = fastify({ logger: false });
app.post("/graphql", async (request, reply) => {
  const session = await authenticator.authenticate(bearerToken(request.headers.authorization), null);
  if (!session.ok) return reply.code(401).send(session.failure);
  return join(session.value.internalToken, (request.body as { variables: Fields }).variables);
});
app.get("/health/ready", () => ({ status: "ready" }));
await app.listen(address);
