import {
  deadLetterStream,
  deadLetterSubjects,
  eventStream,
  eventSubjects,
  inboxPrefix,
} from "@callboard/bus/nats/jetstream-names.ts";

/** Somebody who may connect to the server. */
export interface NatsUser {
  /** A service's name, which is also the name of its stream. */
  readonly name: string;
  /** The password, or its bcrypt hash, which the server knows by its beginning (`$2a$`). */
  readonly password: string;
  /**
   * `serve`: publishes its own events, reads all, keeps its own dead letters. `watch`: reads what is published.
   * `operate`: everything; declares streams and consumers, lists and replays all dead letters.
   */
  readonly may: "serve" | "watch" | "operate";
  /** What a service does on events: each is the consumer `<name>-<effect>`. */
  readonly effects?: readonly string[];
  /** Whether it lists and replays the dead letters of all consumers, for the admins of the product. */
  readonly keepsLetters?: boolean;
}

/** What one user may do: JetStream's calls carry stream and consumer in their subject, so rights are subjects. */
export interface NatsRights {
  readonly publish: readonly string[];
  readonly subscribe: readonly string[];
}

/**
 * A service publishes its own events and dead letters, and pulls and acknowledges for its own consumers. It declares
 * nothing: whoever may make a stream or a consumer can have the server publish on subjects of others. All read the
 * events of all `services`, and no one's dead letters but their own; one service reads and replays those of
 * all `consumers`.
 */
export function rightsOf(
  { name, may, effects = [], keepsLetters = false }: Omit<NatsUser, "password">,
  services: readonly string[],
  allConsumers: readonly string[] = [],
): NatsRights {
  if (may === "operate") return { publish: [">"], subscribe: [">"] };
  const subscribe = [`${inboxPrefix(name)}.>`, "callboard.>"];
  const read = services
    .map(eventStream)
    .flatMap((stream) => [`$JS.API.STREAM.INFO.${stream}`, getOf(stream)]);
  if (may === "watch") return { publish: ["$JS.API.INFO", ...read], subscribe };
  const consumers = [name, ...effects.map((effect) => `${name}-${effect}`)].flatMap((consumer) => [
    deadLetterSubjects(consumer).dead("*"),
    deadLetterSubjects(consumer).replay("*"),
    getOf(deadLetterStream(consumer)),
    `$JS.API.CONSUMER.INFO.*.${consumer}`,
    `$JS.API.CONSUMER.MSG.NEXT.*.${consumer}`,
    `$JS.ACK.*.${consumer}.>`,
  ]);
  const letters = (keepsLetters ? allConsumers : []).flatMap((consumer) => [
    deadLetterSubjects(consumer).replay("*"),
    getOf(deadLetterStream(consumer)),
  ]);
  const listed = keepsLetters ? ["$JS.API.STREAM.NAMES", ...letters] : [];
  return { publish: ["$JS.API.INFO", ...read, eventSubjects(name), ...consumers, ...listed], subscribe };
}

const getOf = (stream: string): string => `$JS.API.STREAM.MSG.GET.${stream}`;

/** The users of a server, as one block of its configuration. It holds passwords: for the server's eyes only. */
export function natsUsers(users: readonly NatsUser[]): string {
  const services = users.filter(({ may }) => may === "serve").map(({ name }) => name);
  const consumers = users.flatMap(({ name, effects = [] }) => effects.map((effect) => `${name}-${effect}`));
  // The server reads `\` and `"` as JSON does.
  const lines = users.map((user) => {
    const { publish, subscribe } = rightsOf(user, services, consumers);
    const permissions = `{ publish: ${JSON.stringify(publish)}, subscribe: ${JSON.stringify(subscribe)} }`;
    return `    { user: ${JSON.stringify(user.name)}, password: ${JSON.stringify(user.password)}, permissions: ${permissions} }`;
  });
  return ["authorization {", "  users: [", ...lines, "  ]", "}"].join("\n");
}
