import {
  deadLetterStream,
  deadLetterSubjects,
  eventStream,
  eventSubjects,
  inboxPrefix,
} from "@callboard/bus/nats/jetstream-names.ts";

/** A user who may connect to the server. */
export interface NatsUser {
  /** A service's name, which is also the name of its stream. */
  readonly name: string;
  /** The password or its bcrypt hash, which the server recognizes by its prefix (`$2a$`). */
  readonly password: string;
  /**
   * `serve`: publishes its own events, reads all, stores its own dead letters. `watch`: reads what is published.
   * `operate`: everything; declares streams and consumers, lists and replays all dead letters.
   */
  readonly may: "serve" | "watch" | "operate";
  /** A service's effects: each is the consumer `<name>-<effect>`. */
  readonly effects?: readonly string[];
  /** Whether it lists and replays the dead letters of all consumers, for the product's admins. */
  readonly keepsLetters?: boolean;
}

/**
 * The permissions of one user. JetStream calls contain stream and consumer in their subject, so permissions are
 * subjects.
 */
interface NatsRights {
  readonly publish: readonly string[];
  readonly subscribe: readonly string[];
}

/**
 * A service publishes its own events and dead letters, and pulls and acknowledges for its own consumers. It declares
 * nothing: a user who can create a stream or consumer can make the server publish on other users' subjects. All
 * services read the events of all `services`, but only their own dead letters; one service reads and replays those of
 * all `consumers`.
 */
function rightsOf(
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

/** The users of a server as a block of its configuration. It contains passwords, so it is only for the server. */
export function natsUsers(users: readonly NatsUser[]): string {
  const services = users.filter(({ may }) => may === "serve").map(({ name }) => name);
  const consumers = users.flatMap(({ name, effects = [] }) => effects.map((effect) => `${name}-${effect}`));
  // The server parses `\` and `"` like JSON.
  const lines = users.map((user) => {
    const { publish, subscribe } = rightsOf(user, services, consumers);
    const permissions = `{ publish: ${JSON.stringify(publish)}, subscribe: ${JSON.stringify(subscribe)} }`;
    return `    { user: ${JSON.stringify(user.name)}, password: ${JSON.stringify(user.password)}, permissions: ${permissions} }`;
  });
  return ["authorization {", "  users: [", ...lines, "  ]", "}"].join("\n");
}
