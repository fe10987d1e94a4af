import { Client as S3Client } from "minio";
import { connect, type NatsError } from "nats";
import { createTransport } from "nodemailer";
import pg from "pg";
import type { EngineAddress } from "#dev/engines/real/engine.ts";

const PROBE_MS = 5_000;
const MIN_OPENSEARCH = 3;

/** An engine's problem: it does not respond, rejects the user, or is not usable. */
interface EngineProblem {
  readonly kind: "silent" | "refused" | "unfit";
  readonly words: string;
}

type Probe = (address: EngineAddress) => Promise<EngineProblem | null>;

const wordsOf = (error: unknown): string => {
  const { code, message, cause } = error as Error & { code?: string };
  const inner = cause as { code?: string; message?: string } | undefined;
  return String(inner?.code ?? code ?? inner?.message ?? message);
};

const silent = (error: unknown): EngineProblem => ({ kind: "silent", words: wordsOf(error) });
const refused: EngineProblem = { kind: "refused", words: "" };
const unfit = (words: string): EngineProblem => ({ kind: "unfit", words });

async function probePostgres({ url }: EngineAddress): Promise<EngineProblem | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PROBE_MS });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ may: boolean }>(
      "select rolsuper or (rolcreatedb and rolcreaterole) as may from pg_roles where rolname = current_user",
    );
    return rows[0]?.may ? null : unfit("its user must be allowed to make databases and roles");
  } catch (error) {
    // Class 28 of SQLSTATE: invalid authorization.
    return String((error as { code?: string }).code).startsWith("28") ? refused : silent(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function probeNats({ url }: EngineAddress): Promise<EngineProblem | null> {
  const { host, username, password } = new URL(url);
  try {
    const connection = await connect({
      servers: host,
      ...(username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : {}),
      timeout: PROBE_MS,
      reconnect: false,
      maxReconnectAttempts: 0,
    });
    try {
      await connection.request("$JS.API.INFO", "", { timeout: PROBE_MS });
      return null;
    } catch {
      return unfit("JetStream is not switched on there");
    } finally {
      await connection.close();
    }
  } catch (error) {
    return (error as NatsError).code === "AUTHORIZATION_VIOLATION" ? refused : silent(error);
  }
}

const authorization = ({ user, password }: EngineAddress): Record<string, string> =>
  user ? { authorization: `Basic ${Buffer.from(`${user}:${password ?? ""}`).toString("base64")}` } : {};

async function probeOpenSearch(address: EngineAddress): Promise<EngineProblem | null> {
  try {
    const response = await fetch(address.url, {
      headers: authorization(address),
      signal: AbortSignal.timeout(PROBE_MS),
    });
    if (response.status === 401 || response.status === 403) return refused;
    const { version } = (await response.json()) as { version?: { distribution?: string; number?: string } };
    const isFit = version?.distribution === "opensearch" && parseInt(version.number ?? "0") >= MIN_OPENSEARCH;
    return isFit ? null : unfit(`it must be OpenSearch ${MIN_OPENSEARCH} or newer`);
  } catch (error) {
    return silent(error);
  }
}

async function probeKeycloak({ url, user, password }: EngineAddress): Promise<EngineProblem | null> {
  const body = new URLSearchParams({ grant_type: "password", client_id: "admin-cli", username: user ?? "" });
  body.set("password", password ?? "");
  try {
    const response = await fetch(`${url}/realms/master/protocol/openid-connect/token`, {
      method: "POST",
      body,
      signal: AbortSignal.timeout(PROBE_MS),
    });
    await response.body?.cancel();
    if (response.ok) return null;
    return response.status < 404 ? refused : unfit(`it answered ${response.status} below /auth`);
  } catch (error) {
    return silent(error);
  }
}

async function probeS3({ url, user, password }: EngineAddress): Promise<EngineProblem | null> {
  const { hostname, port, protocol } = new URL(url);
  const client = new S3Client({
    endPoint: hostname,
    ...(port ? { port: Number(port) } : {}),
    useSSL: protocol === "https:",
    accessKey: user ?? "",
    secretKey: password ?? "",
    region: "us-east-1",
  });
  try {
    await client.listBuckets();
    return null;
  } catch (error) {
    const { code } = error as { code?: string };
    const isRefused = /^(AccessDenied|InvalidAccessKeyId|SignatureDoesNotMatch)$/.test(String(code));
    return isRefused ? refused : silent(error);
  }
}

async function probeSmtp({ url }: EngineAddress): Promise<EngineProblem | null> {
  const transport = createTransport({ url, connectionTimeout: PROBE_MS, greetingTimeout: PROBE_MS });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return (error as { code?: string }).code === "EAUTH" ? refused : silent(error);
  } finally {
    transport.close();
  }
}

/** Checks whether an engine is usable; null if it is. */
export const PROBES = {
  postgres: probePostgres,
  nats: probeNats,
  opensearch: probeOpenSearch,
  keycloak: probeKeycloak,
  s3: probeS3,
  smtp: probeSmtp,
} as const satisfies Readonly<Record<string, Probe>>;
