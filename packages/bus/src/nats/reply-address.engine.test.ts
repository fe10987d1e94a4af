import { startNatsServer, type NatsServer } from "@callboard/testkit/nats-server.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { connect, headers, type NatsConnection } from "nats";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import type { EventBus } from "#bus.ts";
import type { Envelope } from "#event.ts";
import { declareBus } from "./declare-bus.ts";
import { openJetstreamBus } from "./jetstream-bus.ts";
import { inboxPrefix } from "./jetstream-names.ts";
import { natsUsers, type NatsUser } from "../../../../dev/engines/real/servers/nats-users.ts";

const USERS = {
  projects: { name: "projects", password: "one", may: "serve" },
  messaging: { name: "messaging", password: "two", may: "serve", effects: ["mails"] },
  admin: { name: "admin", password: "three", may: "operate" },
} as const satisfies Record<string, NatsUser>;
type UserName = keyof typeof USERS;
const ACK_WAIT_MS = 2_000;

const log = createLog("test", "silent");
let server: NatsServer;
const opened: EventBus[] = [];
const connections: NatsConnection[] = [];

beforeAll(async () => {
  server = await startNatsServer(natsUsers(Object.values(USERS)));
  const subjects = ["callboard.projects.thing.made.v1", "callboard.messaging.thing.made.v1"];
  const consumers = ["projects", "messaging-mails"].map((name) => ({
    name,
    subjects,
    ackWaitMs: ACK_WAIT_MS,
  }));
  const operator = { url: server.url(USERS.admin), name: "operator", log };
  await declareBus(operator, { services: ["projects", "messaging"], consumers });
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((bus) => bus.close()));
  await Promise.all(connections.splice(0).map((connection) => connection.close()));
});
afterAll(() => server.close());

async function busOf(user: UserName): Promise<EventBus> {
  const bus = await openJetstreamBus({
    url: server.url(USERS[user]),
    name: user,
    log,
    backoffMs: [5],
    ackWaitMs: ACK_WAIT_MS,
  });
  opened.push(bus);
  return bus;
}

async function connectionOf(user: UserName): Promise<NatsConnection> {
  const { name, password } = USERS[user];
  const servers = new URL(server.url()).host;
  const connection = await connect({ servers, user: name, pass: password, inboxPrefix: inboxPrefix(name) });
  connections.push(connection);
  return connection;
}

function event(service: string): Envelope {
  return {
    id: newId(),
    subject: `callboard.${service}.thing.made.v1`,
    occurredAt: new Date(),
    actorId: null,
    aggregateId: newId(),
    version: 1,
    traceparent: "",
    payload: new Uint8Array([1]),
  };
}

/** What an account can have the server say to an address of its choice, and what lies in the other's stream then. */
const FORGED = "callboard.messaging.thing.made.v1";
const OWN = "callboard.projects.thing.made.v1";

/** The subjects and ids that the stream of messaging has, in their order. */
async function storedInMessaging(): Promise<readonly (readonly [string, string])[]> {
  const { streams } = await (await connectionOf("admin")).jetstreamManager();
  const { state } = await streams.info("CALLBOARD_MESSAGING");
  const found: (readonly [string, string])[] = [];
  for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
    const { subject, header } = await streams.getMessage("CALLBOARD_MESSAGING", { seq });
    found.push([subject, header.get("Nats-Msg-Id")]);
  }
  return found;
}

test("what an account has sent to another's subject is never an event of the other", async () => {
  const raw = await connectionOf("projects");
  const forged = event("projects");
  const facts = { occurredAt: new Date(), actorId: null, aggregateId: "a", version: 1, traceparent: "" };
  const carried = headers();
  carried.append("Nats-Msg-Id", forged.id);
  carried.append("Callboard-Event", JSON.stringify(facts));
  // Its acknowledgement, a stored message by the API, and a message of its consumer: all that a service may call for.
  raw.publish(OWN, "x", { headers: carried, reply: FORGED });
  raw.publish("$JS.API.STREAM.MSG.GET.CALLBOARD_PROJECTS", '{"seq":1}', { reply: FORGED });
  raw.publish("$JS.API.CONSUMER.MSG.NEXT.CALLBOARD_PROJECTS.projects", '{"batch":1}', { reply: FORGED });
  raw.publish("$JS.API.INFO", "", { reply: `callboard-consumer.messaging-mails.dead.${forged.id}` });
  // The answers keep no id, which makes a message an event; what was pulled keeps its id, and the subject it came with.
  const stored = await waitFor("the answers are stored", async () => {
    const found = await storedInMessaging();
    return found.some(([, id]) => id === forged.id) && found;
  });
  expect(stored.filter(([subject]) => subject === FORGED).every(([, id]) => id === "")).toBe(true);
  expect(stored.filter(([, id]) => id === forged.id)).toEqual([[OWN, forged.id]]);
  const heard: Envelope[] = [];
  const messaging = await busOf("messaging");
  await messaging.watch([FORGED], (seen) => void heard.push(seen));
  await messaging.subscribe({
    name: "messaging-mails",
    subjects: [OWN, FORGED],
    handle: async (seen) => void heard.push(seen),
  });
  const genuine = event("messaging");
  await messaging.publish([genuine]);
  await waitFor("the genuine one is heard", () => heard.filter(({ id }) => id === genuine.id).length === 2);
  expect(heard.filter(({ subject }) => subject === FORGED).map(({ id }) => id)).toEqual([
    genuine.id,
    genuine.id,
  ]);
  expect(await (await busOf("admin")).deadLetters(10, "messaging-mails")).toEqual([]);
});
