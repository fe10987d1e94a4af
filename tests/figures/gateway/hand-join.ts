/**
 * The benchmark's page joined manually, in a separate process with the gateway's settings: the same authentication,
 * the same six subgraph requests, the same response. With the argument `gateway` it uses the gateway's HTTP client.
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
