import { z } from "zod";
import {
  busUrl,
  grpcTarget,
  httpConfig,
  jsonText,
  privateJwk,
  publicJwks,
} from "@callboard/kit/process/config.ts";

const flag = z.enum(["true", "false"]).transform((value) => value === "true");

/** Settings of the gateway. */
export const configSchema = z.object({
  ...httpConfig,
  /** The only origin under which browsers know the product. */
  PUBLIC_URL: z.url(),
  /** Milliseconds that the preview of a link waits for the graph, before it says no more than the kind of page. */
  PREVIEW_PATIENCE_MS: z.coerce.number().int().min(1).default(2_000),
  /** Issuer of the access tokens, as browsers see it. */
  ISSUER: z.url(),
  /** Internal URL of the provider's public keys. */
  JWKS_URL: z.url(),
  /** Whom access tokens are meant for. */
  AUDIENCE: z.string().default("callboard-api"),
  /** The provider's client to which access tokens are issued. */
  AUTHORIZED_PARTY: z.string().default("callboard-web"),
  /** identity: sessions and permissions. */
  IDENTITY_GRPC: grpcTarget,
  /** The event bus, from which changes of permissions are read. */
  BUS_URL: busUrl,
  /** The gateway's own database: state shared by its replicas. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Connections to that database. */
  POOL_SIZE: z.coerce.number().int().min(1).max(50).default(5),
  /**
   * Unauthenticated requests allowed per minute and client network: an IPv4 address, or the /64 of an IPv6 address.
   */
  GUEST_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  /**
   * Comma-separated proxies whose `x-forwarded-for` is trusted: addresses, networks or `loopback`; empty trusts none.
   */
  TRUSTED_PROXIES: z.string().default(""),
  /** URL of each subgraph's GraphQL endpoint by name. */
  SUBGRAPHS: jsonText.pipe(z.record(z.string(), z.url())),
  /** HTTP paths beside the graph: the service behind each, and whether the gateway authenticates the caller. */
  ROUTES: jsonText.pipe(z.array(z.object({ path: z.string(), url: z.url(), session: z.boolean() }))),
  /** The gateway's private key for internal tokens. */
  INTERNAL_KEY: privateJwk,
  /** The public keys of all processes. */
  INTERNAL_JWKS: publicJwks,
  /** Directory of the web client's persisted operations; if absent, there are none. */
  PERSISTED_OPERATIONS: z.string().optional(),
  /** Whether to accept only persisted operations, rejecting those of other clients and of other releases' pages. */
  PERSISTED_ONLY: flag.default(false),
  /** Whether introspection is allowed. */
  INTROSPECTION: flag.default(true),
  /** Graph requests that run concurrently. */
  MAX_RUNNING: z.coerce.number().int().min(1).default(64),
  /** Graph requests that wait for their turn; any more get 503. */
  MAX_WAITING: z.coerce.number().int().min(0).default(256),
  /** Graph requests of one caller, a member or the network of guests, that run concurrently. */
  MAX_RUNNING_PER_CALLER: z.coerce.number().int().min(1).default(16),
  /** Graph requests of one caller that wait for their turn. */
  MAX_WAITING_PER_CALLER: z.coerce.number().int().min(0).default(64),
  /** Timeout of a graph request in milliseconds from when its body is whole, including its waiting time. */
  REQUEST_DEADLINE_MS: z.coerce.number().int().min(100).default(10_000),
  /** Whether responses include `server-timing`, for tests and benchmarks. */
  SERVER_TIMING: flag.default(false),
  /** Whether GET /graphql shows Apollo's explorer, for development; it loads scripts from Apollo. */
  EXPLORER: flag.default(false),
  /** Log file; defaults to standard output. */
  LOG_FILE: z.string().optional(),
  /** Which lines are written: those of this level and above. */
  LOG_LEVEL: z.enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"]).default("info"),
});

export type Config = z.output<typeof configSchema>;
