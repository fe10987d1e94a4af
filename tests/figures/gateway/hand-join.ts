/**
 * The page of the benchmark joined by hand, in a process of its own with the gateway's settings: the same sign-in check,
 * the same six requests to subgraphs, the same answer.
 */
import { fastify } from "fastify";
import { createRemoteJWKSet } from "jose";
import { Pool } from "undici";
import { parseConfig, readEnvironment } from "@callboard/kit/process/config.ts";
import { bearerToken, createTokenSigner } from "@callboard/kit/internal-token.ts";
import { createAuthenticator } from "@callboard/gateway/session/authenticate.ts";
import { configSchema } from "@callboard/gateway/config.ts";
import { openIdentity, resolveWith } from "@callboard/gateway/session/resolve-actor.ts";
import { joinPage, type Ask, type Fields } from "./joined-page.ts";

const config = parseConfig(configSchema, readEnvironment());
const signer = await createTokenSigner(config.INTERNAL_KEY);
const authenticator = createAuthenticator({
  issuer: config.ISSUER,
  audience: config.AUDIENCE,
  authorizedParty: config.AUTHORIZED_PARTY,
  keys: createRemoteJWKSet(new URL(config.JWKS_URL)),
  resolveActor: resolveWith(openIdentity({ target: config.IDENTITY_GRPC, signer })),
  signer,
});
const CONNECTIONS = 16;
const pools = new Map(
  Object.entries(config.SUBGRAPHS).map(([name, url]) => [
    name,
    { pool: new Pool(new URL(url).origin, { connections: CONNECTIONS }), path: new URL(url).pathname },
  ]),
);

const askWith =
  (token: string): Ask =>
  async (subgraph, request) => {
    const link = pools.get(subgraph);
    if (!link) throw new Error(`There is no ${subgraph}.`);
    const answer = await link.pool.request({
      method: "POST",
      path: link.path,
      body: JSON.stringify(request),
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    });
    return (await answer.body.json()) as { data: unknown };
  };

const app = fastify({ logger: false });
app.post("/graphql", async (request, reply) => {
  const session = await authenticator.authenticate(bearerToken(request.headers.authorization), null);
  if (!session.ok) return reply.code(401).send(session.failure);
  return joinPage(askWith(session.value.internalToken), (request.body as { variables: Fields }).variables);
});
app.get("/health/ready", () => ({ status: "ready" }));
await app.listen({ host: config.HOST, port: config.HTTP_PORT });
