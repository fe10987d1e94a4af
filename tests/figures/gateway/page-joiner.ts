/** What the servers of the benchmark share that join the page by hand: the gateway's settings, sign-in check and links. */
import { createRemoteJWKSet } from "jose";
import { Pool } from "undici";
import { parseConfig, readEnvironment } from "@callboard/kit/process/config.ts";
import { createTokenSigner } from "@callboard/kit/internal-token.ts";
import { createAuthenticator } from "@callboard/gateway/session/authenticate.ts";
import { configSchema } from "@callboard/gateway/config.ts";
import { openIdentity, resolveWith } from "@callboard/gateway/session/resolve-actor.ts";
import { joinPage, type Fields } from "./joined-page.ts";

const CONNECTIONS = 16;

/** Reads the settings from the environment of the process. */
export async function openPageJoiner() {
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
  const pools = new Map(
    Object.entries(config.SUBGRAPHS).map(([name, url]) => [
      name,
      { pool: new Pool(new URL(url).origin, { connections: CONNECTIONS }), path: new URL(url).pathname },
    ]),
  );

  /** The page for the bearer of an internal token. */
  const join = (internalToken: string, variables: Fields): Promise<object> =>
    joinPage(async (subgraph, request) => {
      const link = pools.get(subgraph);
      if (!link) throw new Error(`There is no ${subgraph}.`);
      const answer = await link.pool.request({
        method: "POST",
        path: link.path,
        body: JSON.stringify(request),
        headers: { "content-type": "application/json", authorization: `Bearer ${internalToken}` },
      });
      return (await answer.body.json()) as { data: unknown };
    }, variables);

  return {
    authenticator,
    join,
    subgraphs: config.SUBGRAPHS,
    address: { host: config.HOST, port: config.HTTP_PORT },
  };
}
