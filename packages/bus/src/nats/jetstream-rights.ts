import { consumerStream, consumerSubjects, eventStream, eventSubjects } from "./jetstream-names.ts";

/** Somebody who may connect to the server. */
export interface NatsUser {
  /** A service's name, which is also the name of its stream. */
  readonly name: string;
  /** Effects of a service: `live` of messaging has the consumer `messaging-live`. */
  readonly effects?: readonly string[];
  /** The password, or its bcrypt hash, which the server knows by its beginning (`$2a$`). */
  readonly password: string;
  /**
   * `serve`: publishes its own events, hears all, keeps its own dead letters. `watch`: hears what is published, and
   * reads what it missed. `operate`: everything, for whoever lists and replays the dead letters of others.
   */
  readonly may: "serve" | "watch" | "operate";
}

export interface NatsServer {
  /** `host:port` for clients. */
  readonly listen: string;
  /** Folder of the streams. */
  readonly store: string;
  readonly users: readonly NatsUser[];
  /** `host:port` of the health and monitoring pages; none unless given. */
  readonly monitor?: string;
  /** Most bytes of all streams, as the server writes them: `4G`. */
  readonly maxFile?: string;
  /**
   * How often the server flushes to disk: `always`, or an interval such as `10s`; the server's own two minutes unless
   * given. What a power cut takes, the outboxes bring back.
   */
  readonly sync?: string;
}

/** What one user may do: JetStream's calls carry stream and consumer in their subject, so rights are subjects. */
export interface NatsRights {
  readonly publish: readonly string[];
  readonly subscribe: readonly string[];
}

/** Answers come back here; a user cannot listen to the answers of another. */
export function inboxPrefix(user: string): string {
  return `_INBOX_${user}`;
}

const READ = ["$JS.API.INFO", "$JS.API.STREAM.INFO.*", "$JS.API.STREAM.NAMES"];

/**
 * The rights of a service on its own subjects, streams and consumers, and of a watcher on none. Both read the events of
 * all `services`, and no one's dead letters but their own.
 */
export function rightsOf(
  { name, may, effects = [] }: Pick<NatsUser, "name" | "may" | "effects">,
  services: readonly string[],
): NatsRights {
  if (may === "operate") return { publish: [">"], subscribe: [">"] };
  const hear = [`${inboxPrefix(name)}.>`, "callboard.>"];
  const read = [...READ, ...services.map((service) => `$JS.API.DIRECT.GET.${eventStream(service)}`)];
  if (may === "watch") return { publish: read, subscribe: hear };
  // A consumer of the service's own name is where a new effect starts.
  const consumers = [name, ...effects.map((effect) => `${name}-${effect}`)];
  return {
    publish: [
      ...read,
      eventSubjects(name),
      ...declare(eventStream(name)),
      ...consumers.flatMap((consumer) => rightsOfConsumer(consumer)),
    ],
    subscribe: [...hear, ...consumers.map((consumer) => consumerSubjects(consumer).freed)],
  };
}

const declare = (stream: string): string[] => [
  `$JS.API.STREAM.CREATE.${stream}`,
  `$JS.API.STREAM.UPDATE.${stream}`,
];

function rightsOfConsumer(consumer: string): string[] {
  const own = consumerSubjects(consumer);
  const kept = consumerStream(consumer);
  return [
    own.dead("*"),
    own.again("*"),
    own.lease,
    own.freed,
    ...declare(kept),
    `$JS.API.STREAM.PURGE.${kept}`,
    `$JS.API.DIRECT.GET.${kept}`,
    `$JS.API.CONSUMER.DURABLE.CREATE.*.${consumer}`,
    `$JS.API.CONSUMER.INFO.*.${consumer}`,
    `$JS.API.CONSUMER.RESET.*.${consumer}`,
    `$JS.API.CONSUMER.MSG.NEXT.*.${consumer}`,
    `$JS.ACK.*.${consumer}.>`,
  ];
}

/**
 * The configuration of a NATS server with JetStream: one user for each service, with rights on its own subjects only.
 * It holds passwords: write it for the server's eyes only (mode 0600).
 */
export function natsConfig({ listen, store, users, monitor, maxFile, sync }: NatsServer): string {
  const jetstream = [
    `store_dir: ${quoted(store)}`,
    ...(maxFile ? [`max_file: ${maxFile}`] : []),
    ...(sync ? [`sync_interval: ${sync}`] : []),
  ];
  return [
    "server_name: callboard",
    `listen: ${quoted(listen)}`,
    ...(monitor ? [`http: ${quoted(monitor)}`] : []),
    "max_payload: 1MB",
    `jetstream { ${jetstream.join(", ")} }`,
    natsUsers(users),
    "",
  ].join("\n");
}

/** The users of a server, as one block of its configuration. */
export function natsUsers(users: readonly NatsUser[]): string {
  const services = users.filter(({ may }) => may === "serve").map(({ name }) => name);
  const lines = users.map((user) => `    ${userLine(user, services)}`);
  return ["authorization {", "  users: [", ...lines, "  ]", "}"].join("\n");
}

function userLine(user: NatsUser, services: readonly string[]): string {
  const { publish, subscribe } = rightsOf(user, services);
  const list = (subjects: readonly string[]): string => `[${subjects.map(quoted).join(", ")}]`;
  const permissions = `{ publish: ${list(publish)}, subscribe: ${list(subscribe)} }`;
  return `{ user: ${quoted(user.name)}, password: ${quoted(user.password)}, permissions: ${permissions} }`;
}

/** The server reads `\` and `"` as JSON does. */
function quoted(text: string): string {
  return JSON.stringify(text);
}
