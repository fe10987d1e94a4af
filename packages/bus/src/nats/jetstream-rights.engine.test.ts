import { startNatsServer, type NatsServer } from "@callboard/testkit/nats-server.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { connect, type NatsConnection } from "nats";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log.ts";
import { MAX_TRIES, type EventBus } from "#bus.ts";
import type { Envelope } from "#event.ts";
import { openJetstreamBus } from "./jetstream-bus.ts";
import { inboxPrefix, natsConfig, natsUsers, type NatsUser } from "./jetstream-rights.ts";

const USERS = {
  projects: { name: "projects", password: 'one"\\$x', may: "serve" },
  messaging: { name: "messaging", password: "two two", may: "serve" },
  gateway: { name: "gateway", password: "three", may: "watch" },
  admin: { name: "admin", password: "four", may: "operate" },
} as const satisfies Record<string, NatsUser>;
type UserName = keyof typeof USERS;

const log = createLog("test", "silent");
let server: NatsServer;
const opened: EventBus[] = [];
const connections: NatsConnection[] = [];

beforeAll(async () => {
  server = await startNatsServer(natsUsers(Object.values(USERS)));
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
    leaseMs: 2_000,
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

test("a service publishes its own events, hears all, and replays its own dead letters", async () => {
  const [projects, messaging] = [await busOf("projects"), await busOf("messaging")];
  const sent = [event("projects"), event("messaging")] as const;
  await projects.publish([sent[0]]);
  await messaging.publish([sent[1]]);
  const heard: string[] = [];
  let tries = 0;
  await messaging.subscribe({
    name: "messaging",
    subjects: [sent[0].subject, sent[1].subject],
    handle: async ({ id }) => {
      tries += id === sent[0].id ? 1 : 0;
      if (id === sent[0].id && tries <= MAX_TRIES) throw new Error("not yet");
      heard.push(id);
    },
  });
  const letters = await waitFor("a dead letter", async () => {
    const found = await messaging.deadLetters(10, "messaging");
    return found.length > 0 && found;
  });
  expect(letters).toMatchObject([{ consumer: "messaging", reason: "not yet", envelope: { id: sent[0].id } }]);
  expect(await messaging.replay("messaging", sent[0].id)).toBe(true);
  await waitFor("both were handled", () => heard.length === 2);
});

test("who operates lists and replays the dead letters of all", async () => {
  const [projects, admin] = [await busOf("projects"), await busOf("admin")];
  const sent = event("projects");
  await projects.publish([sent]);
  let isBroken = true;
  await projects.subscribe({
    name: "projects",
    subjects: [sent.subject],
    handle: async () => {
      if (isBroken) throw new Error("broken");
    },
  });
  const isDead = async (): Promise<boolean> =>
    (await admin.deadLetters(10)).some(({ envelope }) => envelope.id === sent.id);
  await waitFor("a dead letter", isDead);
  isBroken = false;
  expect(await admin.replay("projects", sent.id)).toBe(true);
  await waitFor("it is gone", async () => !(await isDead()));
});

test("a watcher hears, and publishes nothing", async () => {
  const [gateway, projects] = [await busOf("gateway"), await busOf("projects")];
  const heard: string[] = [];
  await gateway.watch(["callboard.projects.thing.made.v1"], ({ id }) => void heard.push(id));
  const sent = event("projects");
  await projects.publish([sent]);
  await waitFor("it was heard", () => heard.includes(sent.id));
  expect(await gateway.state()).toBe("well");
  await expect(gateway.publish([event("projects")])).rejects.toThrow(/user gateway no right to publish/);
});

test("a service cannot publish another's event, and the error says who may not do what", async () => {
  const [projects, messaging] = [await busOf("projects"), await busOf("messaging")];
  const before = event("messaging");
  await messaging.publish([before]);
  const forged = event("messaging");
  await expect(projects.publish([forged])).rejects.toThrow(/NATS at .* user projects no right to publish/);
  // Nor past the adapter.
  const raw = await connectionOf("projects");
  await expect(raw.request(forged.subject, "forged", { timeout: 2_000 })).rejects.toMatchObject({
    code: "PERMISSIONS_VIOLATION",
  });
  const [mark] = await (await busOf("admin")).positions(["messaging"]);
  const [after] = await messaging.positions(["messaging"]);
  expect(mark).toEqual(after);
});

test.each([
  ["delete another's stream", "$JS.API.STREAM.DELETE.CALLBOARD_MESSAGING"],
  ["delete its own stream", "$JS.API.STREAM.DELETE.CALLBOARD_PROJECTS"],
  ["empty another's stream", "$JS.API.STREAM.PURGE.CALLBOARD_MESSAGING"],
  ["change another's stream", "$JS.API.STREAM.UPDATE.CALLBOARD_MESSAGING"],
  ["make another's stream", "$JS.API.STREAM.CREATE.CALLBOARD_OTHER"],
  ["delete an event", "$JS.API.STREAM.MSG.DELETE.CALLBOARD_MESSAGING"],
  ["read as another", "$JS.API.CONSUMER.MSG.NEXT.CALLBOARD_PROJECTS.messaging"],
  ["set back another", "$JS.API.CONSUMER.RESET.CALLBOARD_PROJECTS.messaging"],
  ["make another's consumer", "$JS.API.CONSUMER.DURABLE.CREATE.CALLBOARD_PROJECTS.messaging"],
  ["make a consumer past its name", "$JS.API.CONSUMER.CREATE.CALLBOARD_PROJECTS"],
  ["delete another's consumer", "$JS.API.CONSUMER.DELETE.CALLBOARD_PROJECTS.messaging"],
  ["read another's dead letters", "$JS.API.DIRECT.GET.CALLBOARD_CONSUMER_MESSAGING"],
  ["acknowledge for another", "$JS.ACK.CALLBOARD_PROJECTS.messaging.1.1.1.1.1"],
  ["take another's lease", "callboard-consumer.messaging.lease"],
  ["replay for another", `callboard-consumer.messaging.again.${newId()}`],
])("a service cannot %s", async (_what, subject) => {
  const raw = await connectionOf("projects");
  await expect(raw.request(subject, "{}", { timeout: 2_000 })).rejects.toMatchObject({
    code: "PERMISSIONS_VIOLATION",
    permissionContext: { operation: "publish" },
  });
});

test("a service cannot listen to the answers of another", async () => {
  const raw = await connectionOf("projects");
  const refused = new Promise((resolve) => {
    raw.subscribe(`${inboxPrefix("messaging")}.>`, { callback: (error) => resolve(error?.code) });
  });
  expect(await refused).toBe("PERMISSIONS_VIOLATION");
});

test("the whole configuration of a server names its places and flushes as wished", () => {
  const text = natsConfig({
    listen: "127.0.0.1:4222",
    monitor: "127.0.0.1:8222",
    store: "/a b/store",
    maxFile: "4G",
    sync: "always",
    users: [USERS.gateway],
  });
  expect(text).toContain('listen: "127.0.0.1:4222"');
  expect(text).toContain('jetstream { store_dir: "/a b/store", max_file: 4G, sync_interval: always }');
  expect(text).toContain('user: "gateway"');
});
