/** Common parts of the manual joins: the gateway's settings, authentication and links. */
import { createRemoteJWKSet } from "jose";
import { Pool } from "undici";
import { parseConfig, readEnvironment } from "@callboard/kit/process/config.ts";
import { createTokenSigner } from "@callboard/kit/internal-token.ts";
import { createAuthenticator } from "@callboard/gateway/session/authenticate.ts";
import { configSchema } from "@callboard/gateway/config.ts";
import { openIdentity, resolveTokensWith, resolveWith } from "@callboard/gateway/session/resolve-actor.ts";
import { postJson } from "@callboard/gateway/subgraphs/post-json.ts";
import { joinPage, type FetchFrom, type Fields, type Request } from "./joined-page.ts";

const CONNECTIONS = 16;
const TIMEOUT_MS = 8_000;
const ANSWER_BYTES = 8 * 1024 * 1024;

interface Link {
  readonly pool: Pool;
  readonly path: string;
}

/** How subgraphs are called: with undici's own request, or like the gateway. */
const CALLS = {
  async undici({ pool, path }: Link, request: Request, authorization: string): Promise<unknown> {
    const answer = await pool.request({
      method: "POST",
      path,
      body: JSON.stringify(request),
      headers: { "content-type": "application/json", authorization },
    });
    return answer.body.json();
  },
  async gateway({ pool, path }: Link, request: Request, authorization: string): Promise<unknown> {
    const answer = await postJson(pool, {
      path,
      body: JSON.stringify(request),
      headers: ["content-type", "application/json", "authorization", authorization],
      timeout: TIMEOUT_MS,
      limit: ANSWER_BYTES,
      patience: undefined,
    });
    return answer.value;
  },
} as const;

/** Reads the settings from the process's environment. */
export async function openPageJoiner(by: keyof typeof CALLS = "undici") {
  const config = parseConfig(configSchema, readEnvironment());
  const signer = await createTokenSigner(config.INTERNAL_KEY);
  const identity = openIdentity({ target: config.IDENTITY_GRPC, signer });
  const authenticator = createAuthenticator({
    issuer: config.ISSUER,
    audience: config.AUDIENCE,
    authorizedParty: config.AUTHORIZED_PARTY,
    keys: createRemoteJWKSet(new URL(config.JWKS_URL)),
    resolveActor: resolveWith(identity),
    resolveToken: resolveTokensWith(identity),
    signer,
  });
  const links = new Map<string, Link>(
    Object.entries(config.SUBGRAPHS).map(([name, url]) => {
      const { origin, pathname } = new URL(url);
      return [name, { pool: new Pool(origin, { connections: CONNECTIONS }), path: pathname }];
    }),
  );

  /** The page for the bearer of an internal token. */
  const join = (internalToken: string, variables: Fields): Promise<object> => {
    const authorization = `Bearer ${internalToken}`;
    const fetchFrom: FetchFrom = async (subgraph, request) => {
      const link = links.get(subgraph);
      if (!link) throw new Error(`There is no ${subgraph}.`);
      return (await CALLS[by](link, request, authorization)) as { data: unknown };
    };
    return joinPage(fetchFrom, variables);
  };

  return {
    authenticator,
    join,
    subgraphs: config.SUBGRAPHS,
    address: { host: config.HOST, port: config.HTTP_PORT },
  };
}
