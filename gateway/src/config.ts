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

/** The settings of the gateway. */
export const configSchema = z.object({
  ...httpConfig,
  /** Issuer of the access tokens, as browsers see it. */
  ISSUER: z.url(),
  /** Where the provider's public keys are fetched, from inside. */
  JWKS_URL: z.url(),
  AUDIENCE: z.string().default("callboard-api"),
  /** The client of the provider that access tokens are issued to. */
  AUTHORIZED_PARTY: z.string().default("callboard-web"),
  IDENTITY_GRPC: grpcTarget,
  /** The event bus, which says whose rights have changed. */
  BUS_URL: busUrl,
  /** The gateway's own database: what its replicas share. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  POOL_SIZE: z.coerce.number().int().min(1).max(50).default(5),
  /** Requests without a sign-in within a minute, by network: an IPv4 address, or the /64 of an IPv6 address. */
  GUEST_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  /** Proxies whose `x-forwarded-for` says who calls: addresses, networks, `loopback`, with commas; absent: nobody's. */
  TRUSTED_PROXIES: z.string().default(""),
  /** URL of each subgraph's GraphQL endpoint by name. */
  SUBGRAPHS: jsonText.pipe(z.record(z.string(), z.url())),
  /** HTTP paths beside the graph: the service behind each, and whether the gateway says who asks. */
  ROUTES: jsonText.pipe(z.array(z.object({ path: z.string(), url: z.url(), session: z.boolean() }))),
  INTERNAL_KEY: privateJwk,
  INTERNAL_JWKS: publicJwks,
  /** Folder of the web client's persisted operations; absent: none are known. */
  PERSISTED_OPERATIONS: z.string().optional(),
  /** Whether operations beyond the persisted ones are refused: those of other clients, and of pages of another release. */
  PERSISTED_ONLY: flag.default(false),
  /** Whether the schema may be asked for. */
  INTROSPECTION: flag.default(true),
  /** Requests to the graph that run at once, and those that wait for their turn; beyond, 503. */
  MAX_RUNNING: z.coerce.number().int().min(1).default(64),
  MAX_WAITING: z.coerce.number().int().min(0).default(256),
  /** Milliseconds after which a request to the graph is given up, waiting included. */
  REQUEST_DEADLINE_MS: z.coerce.number().int().min(100).default(10_000),
  /** Whether answers say in `server-timing` what they cost, for tests and measurements. */
  SERVER_TIMING: flag.default(false),
  /** Whether GET /graphql shows Apollo's explorer, for development: its scripts are Apollo's. */
  EXPLORER: flag.default(false),
  /** A file for the log; standard output unless said. */
  LOG_FILE: z.string().optional(),
  LOG_LEVEL: z.enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"]).default("info"),
});

export type Config = z.output<typeof configSchema>;
