import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";
import { Pool } from "pg";
import { createAccounts } from "./accounts.ts";
import { handleAdmin } from "./admin-endpoints.ts";
import { createAttemptLimit } from "./attempt-limit.ts";
import { handleInteraction } from "./interaction/interaction-endpoints.ts";
import type { InteractionDeps } from "./interaction/interaction-endpoints.ts";
import { sendJson } from "./json-http.ts";
import { CONTENT_SECURITY_POLICY, PAGE_FILES } from "./interaction/pages.ts";
import { sweepPayloads } from "./payload-store.ts";
import { makeRefreshTokensDecodable, providerConfiguration, REALM_PATH } from "./provider-configuration.ts";
import type { ProviderLog, SendProviderMail } from "./provider-log.ts";
import { loadKeys } from "./signing-keys.ts";
import { createVerificationCodes } from "./interaction/verification-codes.ts";

export type IdentityProviderOptions = {
  /** The provider's own database; its tables are created at startup. */
  readonly databaseUrl: string;
  /** The public origin without a trailing slash; its `/auth/*` is proxied here unchanged. */
  readonly origin: string;
  /** The loopback port to listen on; 0 picks a free one. */
  readonly port: number;
  /** The bearer token of `/internal/admin/*`. */
  readonly adminSecret: string;
  readonly mail: SendProviderMail;
  /** Folder of the signing and cookie keys. */
  readonly dataFolder: string;
  readonly log: ProviderLog;
  /** Lifetime of an access token; the default is five minutes. */
  readonly accessTokenSeconds?: number;
  /** Internal URL at which the gateway is notified of ended sessions. */
  readonly logoutUrl?: string;
};

export type IdentityProvider = { readonly port: number; readonly stop: () => Promise<void> };

const SWEEP_MS = 10 * 60_000;

async function prepareTables(pool: Pool): Promise<void> {
  const schema = await readFile(new URL("schema.sql", import.meta.url), "utf8");
  const client = await pool.connect();
  try {
    await client.query(
      `begin; select pg_advisory_xact_lock(hashtext('identity-provider'));\n${schema}\ncommit;`,
    );
  } finally {
    client.release();
  }
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Passes a request below the realm's path to oidc-provider as if it came directly from the browser. */
function handleProtocol(
  callback: Handler,
  origin: URL,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  request.headers["x-forwarded-proto"] = origin.protocol.slice(0, -1);
  request.headers["x-forwarded-host"] = origin.host;
  response.setHeader("content-security-policy", CONTENT_SECURITY_POLICY);
  response.setHeader("referrer-policy", "same-origin");
  response.setHeader("x-content-type-options", "nosniff");
  // originalUrl is what makes its URLs correct
  Object.assign(request, { originalUrl: request.url });
  request.url = (request.url ?? "").slice(REALM_PATH.length);
  callback(request, response);
}

async function handle(
  deps: InteractionDeps & { readonly adminSecret: string; readonly protocol: Handler },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = (request.url ?? "/").split("?")[0] ?? "/";
  if (path.startsWith(`${REALM_PATH}/`)) {
    handleProtocol(deps.protocol, new URL(deps.origin), request, response);
    return;
  }
  if (await handleInteraction(deps, request, response, path)) return;
  const admin = await handleAdmin(deps, request);
  const file = PAGE_FILES.get(path);
  if (admin !== null) {
    sendJson(response, admin);
  } else if (file !== undefined) {
    response.writeHead(200, { "content-type": file.type, "cache-control": "public, max-age=3600" });
    response.end(file.text);
  } else if (path === "/health/ready") {
    sendJson(response, { status: 200, body: { status: "ok" } });
  } else {
    sendJson(response, { status: 404, body: { error: "not_found" } });
  }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}

function createProvider(
  origin: string,
  configuration: ReturnType<typeof providerConfiguration>,
  log: ProviderLog,
): Provider {
  const provider = new Provider(`${origin}${REALM_PATH}`, configuration);
  // behind the origin's proxy: URLs and Secure cookies follow X-Forwarded-*
  provider.proxy = true;
  makeRefreshTokensDecodable(provider);
  provider.on("server_error", (_context, error) => log.error({ err: error }, "identity provider failed"));
  return provider;
}

/**
 * Starts the embedded identity provider: OpenID Connect at `<origin>/auth/realms/callboard`, the sign-in and
 * registration steps at `/auth/interaction/*`, the admin API at `/internal/admin/*`.
 */
export async function startIdentityProvider(options: IdentityProviderOptions): Promise<IdentityProvider> {
  const { origin, log, logoutUrl, accessTokenSeconds = 300 } = options;
  const pool = new Pool({ connectionString: options.databaseUrl, max: 6 });
  pool.on("error", (error) => log.warn({ err: error }, "identity provider lost a database connection"));
  await prepareTables(pool);
  const keys = await loadKeys(options.dataFolder);
  const accounts = createAccounts(pool);
  const attempts = createAttemptLimit(pool);
  const settings = { pool, accounts, keys, origin, accessTokenSeconds, logoutUrl };
  const configuration = providerConfiguration(settings);
  const provider = createProvider(origin, configuration, log);
  const deps = {
    provider,
    accounts,
    attempts,
    codes: createVerificationCodes(pool, keys.codes),
    mail: options.mail,
    origin,
    adminSecret: options.adminSecret,
    protocol: provider.callback() as Handler,
  };
  const server = createServer((request, response) => {
    handle(deps, request, response).catch((error: unknown) => {
      log.error({ err: error }, "identity provider could not answer");
      if (response.headersSent) response.destroy();
      else sendJson(response, { status: 500, body: { error: "internal" } });
    });
  });
  const port = await listen(server, options.port);
  const sweeper = setInterval(() => {
    Promise.all([sweepPayloads(pool), attempts.sweep()]).catch((error: unknown) =>
      log.warn({ err: error }, "identity provider could not sweep"),
    );
  }, SWEEP_MS);
  sweeper.unref();
  log.info({ port }, "identity provider listens");
  return {
    port,
    stop: async () => {
      clearInterval(sweeper);
      server.closeIdleConnections();
      await new Promise((resolve) => server.close(resolve));
      await pool.end();
    },
  };
}
