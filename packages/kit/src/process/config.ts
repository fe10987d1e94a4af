import { z } from "zod";

/** The process environment; only main.ts files and dev/ call this. */
export function readEnvironment(): Record<string, string | undefined> {
  return process.env;
}

/** Parses settings once and reports every bad key in one error; never prints a value. */
export function parseConfig<S extends z.ZodType>(
  schema: S,
  environment: Record<string, string | undefined>,
): z.output<S> {
  const parsed = schema.safeParse(environment);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`These settings cannot be used:\n${lines.join("\n")}`);
}

/** A TCP port; 0 lets the system choose. */
const port = z.coerce.number().int().min(0).max(65_535);

/** The setting that chooses the adapter of the event bus: a PostgreSQL database, or a NATS server with user and password. */
export const busUrl = z.url({
  protocol: /^(postgres(ql)?|nats|tls)$/,
  error: "must be postgres://user:password@host/database or nats://user:password@host:port",
});

/** `host:port` of a gRPC server. */
export const grpcTarget = z.string().regex(/^[^\s/]+:\d+$/, "must be host:port");

/** Text that holds JSON. */
export const jsonText = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: "custom", message: "must be JSON" });
    return z.NEVER;
  }
});

const jwk = z.object({
  kty: z.literal("OKP"),
  crv: z.literal("Ed25519"),
  kid: z.string().min(1),
  x: z.string(),
});
/** A private Ed25519 key as a JWK with `kid` = the name of the process. */
export const privateJwk = jsonText.pipe(jwk.extend({ d: z.string() }));
/** The public keys of all processes. */
export const publicJwks = jsonText.pipe(z.object({ keys: z.array(jwk) }));

export type PrivateJwk = z.output<typeof privateJwk>;
export type PublicJwks = z.output<typeof publicJwks>;

/** The settings of every process that serves HTTP. */
export const httpConfig = {
  /** The address that the servers bind. */
  HOST: z.string().default("127.0.0.1"),
  /** GraphQL, health and the process's own routes; metrics too without a port of their own. */
  HTTP_PORT: port,
  /** A port for metrics alone. */
  METRICS_PORT: port.default(0),
  /** A collector of traces that takes OTLP over HTTP, such as http://collector:4318; absent: nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** The part of new traces that is recorded, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Milliseconds for which a process that ends lets clients with kept connections go by themselves. */
  DRAIN_LINGER_MS: z.coerce.number().int().min(0).max(10_000).default(0),
} as const;

/** The settings that every service has; a service extends this with its own. */
export const serviceConfig = z.object({
  ...httpConfig,
  /** gRPC. */
  GRPC_PORT: port,
  /** The service's own database. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** The event bus: a PostgreSQL database, or NATS JetStream by `nats://user:password@host:port`. */
  BUS_URL: busUrl,
  /** This process's private key for internal tokens. */
  INTERNAL_KEY: privateJwk,
  /** The public keys of all processes. */
  INTERNAL_JWKS: publicJwks,
  /** Connections to the service's own database. */
  POOL_SIZE: z.coerce.number().int().min(1).max(50).default(5),
  /** A file for the log; standard output unless said. */
  LOG_FILE: z.string().optional(),
  /** Which lines are written: those of this level and above. */
  LOG_LEVEL: z.enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"]).default("info"),
});

export type ServiceConfig = z.output<typeof serviceConfig>;
