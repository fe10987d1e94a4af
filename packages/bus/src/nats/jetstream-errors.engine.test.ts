import { startNatsServer, type NatsServer } from "@callboard/testkit/nats-server.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { connect, type NatsConnection } from "nats";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import type { EventBus } from "#bus.ts";
import type { Envelope } from "#event.ts";
import { declareBus } from "./declare-bus.ts";
import { openJetstreamBus } from "./jetstream-bus.ts";
import { natsUsers } from "../../../../dev/engines/real/servers/nats-users.ts";

const SECRET = "swordfish";
const PROJECTS = { name: "projects", password: SECRET, may: "serve" } as const;
const OPERATOR = { name: "operator", password: "another", may: "operate" } as const;

let server: NatsServer;
let bus: EventBus | null = null;
let admin: NatsConnection | null = null;
let lines: string[] = [];
const log = createLog("test", "trace", { write: (line: string) => void lines.push(line) });

beforeEach(() => {
  lines = [];
});
afterEach(async () => {
  await bus?.close();
  await admin?.close();
  bus = admin = null;
  await server.close();
});

async function open(url: string): Promise<EventBus> {
  bus = await openJetstreamBus({ url, name: "projects", log, backoffMs: [5], ackWaitMs: 1_000 });
  return bus;
}

async function asAdmin(): Promise<NatsConnection> {
  const { host, username, password } = new URL(server.url());
  admin = await connect({ servers: host, user: username, pass: password });
  return admin;
}

function event(facts: Partial<Envelope> = {}): Envelope {
  return {
    id: newId(),
    subject: "callboard.projects.thing.made.v1",
    occurredAt: new Date(),
    actorId: null,
    aggregateId: newId(),
    version: 1,
    traceparent: "",
    payload: new Uint8Array(10),
    ...facts,
  };
}

/** The error of an attempt to publish. */
async function refusal(to: EventBus): Promise<string> {
  const error = await to.publish([event()]).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Error)) throw new Error("It was published.");
  return `${error.message}\n${error.stack}\n${JSON.stringify(error)}\n${JSON.stringify(error.cause ?? null)}`;
}

const ready = (to: EventBus) => waitFor("the bus is up", async () => (await to.state()) === "up");

test("a wrong password is reported without being shown, and the service waits for the right one", async () => {
  const users = (password: string) => natsUsers([{ ...PROJECTS, password }, OPERATOR]);
  server = await startNatsServer(users("another"));
  const opened = await open(server.url(PROJECTS));
  expect(await opened.state()).toBe("down");
  const message = await refusal(opened);
  expect(message).toMatch(
    /NATS at 127\.0\.0\.1:\d+\) refuses the user projects or its password: correct BUS_URL/,
  );
  expect(`${message}${lines.join("")}`).not.toContain(SECRET);
  expect(lines.join("")).toContain("refuses the user projects");
  await server.stop();
  await server.start(users(SECRET));
  const plan = { services: ["projects"], consumers: [] };
  await declareBus({ url: server.url(OPERATOR), name: "operator", log }, plan);
  await ready(opened);
  await opened.publish([event()]);
});

test("a server that is not there is named, and comes by itself", async () => {
  server = await startNatsServer();
  await server.stop();
  const opened = await open(server.url());
  expect(await opened.state()).toBe("down");
  expect(await refusal(opened)).toMatch(/NATS at 127\.0\.0\.1:\d+\) does not answer \(\w+\): start it/);
  const received: string[] = [];
  const watched: string[] = [];
  const subjects = ["callboard.projects.thing.made.v1"];
  await opened.subscribe({ name: "projects", subjects, handle: async ({ id }) => void received.push(id) });
  await opened.watch(subjects, ({ id }) => void watched.push(id));
  await server.start();
  await ready(opened);
  const sent = event();
  await opened.publish([sent]);
  await waitFor("it was heard and watched", () => received.includes(sent.id) && watched.includes(sent.id));
});

test("a server that goes and comes back loses nothing, and what was going on goes on", async () => {
  server = await startNatsServer();
  const opened = await open(server.url());
  const received: string[] = [];
  const watched: string[] = [];
  const subjects = ["callboard.projects.thing.made.v1"];
  await opened.subscribe({ name: "projects", subjects, handle: async ({ id }) => void received.push(id) });
  await opened.watch(subjects, ({ id }) => void watched.push(id));
  const sent = [event(), event(), event()] as const;
  await opened.publish([sent[0]]);
  await waitFor("the first was heard", () => received.includes(sent[0].id));
  await server.kill();
  await waitFor("the loss is known", async () => (await opened.state()) === "down");
  expect(await refusal(opened)).toContain("start it, or correct BUS_URL");
  await server.start();
  await ready(opened);
  await opened.publish([sent[1], sent[2]]);
  await waitFor("the others were heard", () => received.includes(sent[2].id) && watched.includes(sent[2].id));
  expect([...new Set(received)]).toEqual(sent.map(({ id }) => id));
});

test("a watcher continues to receive events when the server has lost its streams", async () => {
  server = await startNatsServer();
  const opened = await open(server.url());
  const watched: string[] = [];
  const sent = [event(), event(), event()] as const;
  await opened.watch([sent[0].subject], ({ id }) => void watched.push(id));
  await opened.publish([sent[0], sent[1]]);
  await waitFor("the first two", () => watched.length === 2);
  await server.kill();
  await server.empty();
  await server.start();
  await ready(opened);
  await waitFor("the third is published", () => opened.publish([sent[2]]).then(() => true));
  await waitFor("the third", () => watched.includes(sent[2].id));
  expect(watched).toEqual(sent.map(({ id }) => id));
});

test("a full store is named, and emptied it works again", async () => {
  const user = `{ user: callboard, password: ${SECRET}, permissions: { publish: ">", subscribe: ">" } }`;
  const limits = (bytes: string) =>
    `accounts { ALL { jetstream { max_store: ${bytes} }, users: [${user}] } }`;
  server = await startNatsServer(limits("300KB"));
  const opened = await open(server.url({ name: "callboard", password: SECRET }));
  const many = Array.from({ length: 50 }, () => event({ payload: new Uint8Array(10_000) }));
  const failed = await opened.publish(many).catch((error: unknown) => error);
  expect(String(failed)).toMatch(/NATS at .* has no room left: raise max_file or free its disk/);
  expect(await opened.state()).toBe("degraded");
  await server.stop();
  await server.start(limits("30MB"));
  await waitFor("all are published", () => opened.publish(many).then(() => true));
  await ready(opened);
  const [mark] = await opened.positions(["projects"]);
  expect(mark?.last).toBe(many.length);
});

test("a stream of another shape is brought into shape where NATS can", async () => {
  server = await startNatsServer();
  const jsm = await (await asAdmin()).jetstreamManager();
  await jsm.streams.add({ name: "CALLBOARD_PROJECTS", subjects: ["callboard.projects.old"], max_age: 1e12 });
  const opened = await open(server.url());
  const sent = event();
  await opened.publish([sent]);
  const { config, state } = await jsm.streams.info("CALLBOARD_PROJECTS");
  expect(config).toMatchObject({
    subjects: ["callboard.projects.>"],
    max_age: 30 * 86_400e9,
    discard: "new",
    allow_direct: true,
  });
  expect(state.messages).toBe(1);
});

test("a stream of a shape that cannot be changed is refused with what to do, until it is done", async () => {
  server = await startNatsServer();
  const jsm = await (await asAdmin()).jetstreamManager();
  const name = "CALLBOARD_PROJECTS";
  await jsm.streams.add({ name, subjects: ["callboard.projects.>"], storage: "memory" as never });
  const opened = await open(server.url());
  expect(await refusal(opened)).toMatch(
    /NATS at .* refuses: .*storage.* Remove what is there with "nats stream rm CALLBOARD_PROJECTS"/,
  );
  expect(await opened.state()).toBe("degraded");
  await jsm.streams.delete(name);
  await opened.publish([event()]);
  expect(await opened.state()).toBe("up");
});

test("a consumer of a shape that cannot be changed is refused with what to do, until it is done", async () => {
  server = await startNatsServer();
  const opened = await open(server.url());
  const sent = event();
  await opened.publish([sent]);
  const jsm = await (await asAdmin()).jetstreamManager();
  await jsm.consumers.add("CALLBOARD_PROJECTS", { durable_name: "projects", ack_policy: "all" as never });
  const received: string[] = [];
  await opened.subscribe({
    name: "projects",
    subjects: [sent.subject],
    handle: async ({ id }) => void received.push(id),
  });
  await waitFor("it is said", () =>
    lines.some((line) =>
      line.includes('Remove what is there with \\"nats consumer rm CALLBOARD_PROJECTS projects\\"'),
    ),
  );
  expect(await opened.state()).toBe("degraded");
  await jsm.consumers.delete("CALLBOARD_PROJECTS", "projects");
  await waitFor("it is heard after all", () => received.includes(sent.id));
  await ready(opened);
});

test("many processes declare at once", async () => {
  server = await startNatsServer();
  const buses = await Promise.all(
    Array.from({ length: 8 }, (_, place) =>
      openJetstreamBus({ url: server.url(), name: `p${place}`, log, ackWaitMs: 1_000 }),
    ),
  );
  const received: string[] = [];
  const sent = buses.map(() => event());
  const subjects = ["callboard.projects.thing.made.v1"];
  await Promise.all(
    buses.map(async (one, place) => {
      await one.subscribe({ name: "projects", subjects, handle: async ({ id }) => void received.push(id) });
      await one.publish(sent.slice(place, place + 1));
    }),
  );
  await waitFor("all were heard", () => received.length >= sent.length);
  expect(received.toSorted()).toEqual(sent.map(({ id }) => id).toSorted());
  await Promise.all(buses.map((one) => one.close()));
});

test("a deleted stream is created again at the next attempt and consumed from its beginning", async () => {
  server = await startNatsServer();
  const opened = await open(server.url());
  const received: string[] = [];
  const [before, after] = [event(), event()];
  await opened.publish([before]);
  await opened.subscribe({
    name: "projects",
    subjects: [before.subject],
    handle: async ({ id }) => void received.push(id),
  });
  await waitFor("the first was heard", () => received.includes(before.id));
  await (await (await asAdmin()).jetstreamManager()).streams.delete("CALLBOARD_PROJECTS");
  await expect(opened.publish([after])).rejects.toThrow("NATS");
  await opened.publish([after]);
  await waitFor("the second was heard", () => received.includes(after.id));
});
