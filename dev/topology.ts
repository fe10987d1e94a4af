/**
 * The whole system in one table: what runs, what it needs, and what it will need on a cluster. It starts the system
 * on one machine; tests compare everything that repeats these names with it.
 */
export type ServiceName = "identity" | "talent" | "projects" | "casting" | "messaging" | "billing" | "media";

export interface Service {
  readonly name: ServiceName;
  /** Name of its database and of the role that owns it. */
  readonly database: string;
  /** Services that it calls over gRPC. */
  readonly calls: readonly ServiceName[];
  /** Its effects: each is a durable consumer, such as `messaging-live` on the bus. */
  readonly effects: readonly string[];
  /** Engines beyond PostgreSQL and the bus. */
  readonly engines: readonly (
    | "search"
    | "identity provider"
    | "object store"
    | "payments"
    | "mail"
    | "geocoder"
    | "push services"
  )[];
  /**
   * Paths of the origin that it serves itself; with `session` the gateway authenticates the caller, otherwise they
   * are open.
   */
  readonly paths: readonly { readonly path: string; readonly session: boolean }[];
}

export const SERVICES: readonly Service[] = [
  {
    name: "identity",
    database: "identity",
    calls: ["talent", "casting", "media", "projects"],
    effects: ["audit", "blocks"],
    engines: ["identity provider", "mail"],
    paths: [],
  },
  {
    name: "talent",
    database: "talent",
    calls: ["identity", "casting", "media"],
    effects: ["index", "privacy"],
    engines: ["search"],
    paths: [],
  },
  {
    name: "projects",
    database: "projects",
    calls: ["identity", "media", "casting"],
    effects: ["index", "saved-searches", "counters"],
    engines: ["search", "geocoder"],
    paths: [],
  },
  {
    name: "casting",
    database: "casting",
    calls: ["projects", "talent", "identity", "media"],
    effects: ["read-models"],
    engines: [],
    paths: [{ path: "/api/calendar", session: false }],
  },
  {
    name: "messaging",
    database: "messaging",
    calls: ["identity", "projects", "casting", "media"],
    effects: ["live", "mails", "endings", "notices", "project-changes", "unread-mails", "people"],
    engines: ["mail", "push services"],
    paths: [
      { path: "/api/stream", session: true },
      { path: "/api/unsubscribe", session: false },
    ],
  },
  {
    name: "billing",
    database: "billing",
    calls: ["identity"],
    effects: ["customers", "privacy"],
    engines: ["payments"],
    paths: [{ path: "/api/billing", session: false }],
  },
  {
    name: "media",
    database: "media",
    calls: ["identity"],
    effects: ["privacy", "uses"],
    engines: ["object store"],
    paths: [{ path: "/objects", session: false }],
  },
];

/** Paths that the one origin leaves to the gateway beside the graph: its own and those of services; objects go past it. */
export const GATEWAY_PATHS: readonly string[] = [
  "/api/quick-panel",
  "/api/preview",
  ...SERVICES.flatMap(({ paths }) => paths.map(({ path }) => path)).filter((path) => path !== "/objects"),
];

/** The database of state shared by the gateway's replicas, and the role that owns it. */
export const GATEWAY_DATABASE = "gateway";

/** Databases of the embedded engines. */
export const ENGINE_DATABASES = ["bus", "identity_provider"] as const;
