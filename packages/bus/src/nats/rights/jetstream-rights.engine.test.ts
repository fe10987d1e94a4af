import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { NatsUser } from "../../../../../dev/engines/real/servers/nats-users.ts";
import { MAX_TRIES } from "#bus.ts";
import { declareBus } from "#nats/declare-bus.ts";
import { inboxPrefix } from "#nats/jetstream-names.ts";
import { ACK_WAIT_MS, eventOf, openAccounts, subjectOf, type Accounts } from "../../../test/nats-accounts.ts";

const USERS = {
  projects: { name: "projects", password: 'one"\\$x', may: "serve" },
  messaging: { name: "messaging", password: "two two", may: "serve", effects: ["live", "mails"] },
  gateway: { name: "gateway", password: "three", may: "watch" },
  admin: { name: "admin", password: "four", may: "operate" },
} as const satisfies Record<string, NatsUser>;
type UserName = keyof typeof USERS;

let accounts: Accounts<UserName>;
beforeAll(async () => {
  accounts = await openAccounts(USERS, {
    services: ["projects", "messaging"],
    consumers: ["projects", "messaging-live", "messaging-mails"],
    subjects: [subjectOf("projects"), subjectOf("messaging")],
  });
});
afterEach(() => accounts.closeOpened());
afterAll(() => accounts.close());

test("a service publishes its own events, consumes all events, and replays its own dead letters", async () => {
  const [projects, messaging] = [await accounts.busOf("projects"), await accounts.busOf("messaging")];
  const sent = [eventOf("projects"), eventOf("messaging")] as const;
  await projects.publish([sent[0]]);
  await messaging.publish([sent[1]]);
  const received: string[] = [];
  let tries = 0;
  await messaging.subscribe({
    name: "messaging-live",
    subjects: [sent[0].subject, sent[1].subject],
    handle: async ({ id }) => {
      tries += id === sent[0].id ? 1 : 0;
      if (id === sent[0].id && tries <= MAX_TRIES) throw new Error("not yet");
      received.push(id);
    },
  });
  const letters = await waitFor("a dead letter", async () => {
    const found = await messaging.deadLetters(10, "messaging-live");
    return found.length > 0 && found;
  });
  expect(letters).toMatchObject([
    { consumer: "messaging-live", reason: "not yet", envelope: { id: sent[0].id } },
  ]);
  expect(await messaging.replay("messaging-live", sent[0].id)).toBe(true);
  await waitFor("both were handled", () => received.length === 2);
});

test("who operates lists and replays the dead letters of all", async () => {
  const [projects, admin] = [await accounts.busOf("projects"), await accounts.busOf("admin")];
  const sent = eventOf("projects");
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

test("a watcher receives events and may not publish", async () => {
  const [gateway, projects] = [await accounts.busOf("gateway"), await accounts.busOf("projects")];
  const received: string[] = [];
  await gateway.watch([subjectOf("projects")], ({ id }) => void received.push(id));
  const sent = eventOf("projects");
  await projects.publish([sent]);
  await waitFor("it was heard", () => received.includes(sent.id));
  expect(await gateway.state()).toBe("up");
  await expect(gateway.publish([eventOf("projects")])).rejects.toThrow(/user gateway no right to publish/);
});

test("a service cannot publish another's event, and the error says who may not do what", async () => {
  const [projects, messaging] = [await accounts.busOf("projects"), await accounts.busOf("messaging")];
  const before = eventOf("messaging");
  await messaging.publish([before]);
  const forged = eventOf("messaging");
  await expect(projects.publish([forged])).rejects.toThrow(/NATS at .* user projects no right to publish/);
  // Not even without the adapter.
  const raw = await accounts.connectionOf("projects");
  await expect(raw.request(forged.subject, "forged", { timeout: 2_000 })).rejects.toMatchObject({
    code: "PERMISSIONS_VIOLATION",
  });
  const [mark] = await (await accounts.busOf("admin")).positions(["messaging"]);
  const [after] = await messaging.positions(["messaging"]);
  expect(mark).toEqual(after);
});

describe.each<[UserName, string, string]>([
  ["projects", "projects", "messaging-live"],
  ["messaging", "messaging-live", "projects"],
  ["gateway", "gateway", "projects"],
])("the account %s", (user, own, other) => {
  const stream = (consumer: string): string => `CALLBOARD_${consumer.replace(/-.*/, "").toUpperCase()}`;
  const letters = (consumer: string): string => `CALLBOARD_CONSUMER_${consumer.toUpperCase()}`;

  test.each([
    ["delete another's stream", `STREAM.DELETE.${stream(other)}`],
    ["delete its own stream", `STREAM.DELETE.${stream(own)}`],
    ["empty another's stream", `STREAM.PURGE.${stream(other)}`],
    ["empty its own stream", `STREAM.PURGE.${stream(own)}`],
    ["empty its own dead letters past their subjects", `STREAM.PURGE.${letters(own)}`],
    ["change another's stream", `STREAM.UPDATE.${stream(other)}`],
    ["change its own stream, to republish into another's subjects", `STREAM.UPDATE.${stream(own)}`],
    ["make a stream that sources another's", "STREAM.CREATE.CALLBOARD_OTHER"],
    ["make its own stream with sources", `STREAM.CREATE.${stream(own)}`],
    ["claim the subjects of another", `STREAM.CREATE.${stream(other)}`],
    ["delete an event", `STREAM.MSG.DELETE.${stream(other)}`],
    ["list the streams", "STREAM.LIST"],
    ["know of another's dead letters", `STREAM.INFO.${letters(other)}`],
    ["read another's dead letters", `STREAM.MSG.GET.${letters(other)}`],
    ["read another's dead letters directly", `DIRECT.GET.${letters(other)}`],
    ["have events sent to a subject of its choice", `DIRECT.GET.${stream(other)}`],
    ["read as another", `CONSUMER.MSG.NEXT.${stream(own)}.${other}`],
    ["set another back", `CONSUMER.RESET.${stream(own)}.${other}`],
    ["make another's consumer", `CONSUMER.DURABLE.CREATE.${stream(own)}.${other}`],
    ["make a consumer on another's stream", `CONSUMER.CREATE.${stream(other)}.${own}`],
    ["make a durable one on another's stream", `CONSUMER.DURABLE.CREATE.${stream(other)}.${own}`],
    ["make a consumer on its own stream", `CONSUMER.CREATE.${stream(own)}.${own}`],
    ["make one with a filter", `CONSUMER.CREATE.${stream(own)}.${own}.callboard.projects.thing.made.v1`],
    ["make one without a name", `CONSUMER.CREATE.${stream(own)}`],
    ["make one on another's dead letters", `CONSUMER.CREATE.${letters(other)}.${own}`],
    ["delete another's consumer", `CONSUMER.DELETE.${stream(own)}.${other}`],
    ["pause another's consumer", `CONSUMER.PAUSE.${stream(own)}.${other}`],
    ["keep a snapshot of a stream", `STREAM.SNAPSHOT.${stream(other)}`],
  ])("cannot %s", async (_what, call) => {
    await expectRefused(user, `$JS.API.${call}`);
  });

  test.each([
    ["acknowledge for another", `$JS.ACK.${stream(own)}.${other}.1.1.1.1.1`],
    ["write another's dead letter", `callboard-consumer.${other}.dead.${newId()}`],
    ["replay for another", `callboard-consumer.${other}.again.${newId()}`],
    ["publish for another", `callboard.${other.replace(/-.*/, "")}.thing.made.v1`],
    ["publish for nobody", "callboard.other.thing.made.v1"],
  ])("cannot %s", async (_what, subject) => {
    await expectRefused(user, subject);
  });
});

async function expectRefused(user: UserName, subject: string): Promise<void> {
  const raw = await accounts.connectionOf(user);
  await expect(raw.request(subject, "{}", { timeout: 2_000 })).rejects.toMatchObject({
    code: "PERMISSIONS_VIOLATION",
    permissionContext: { operation: "publish" },
  });
}

test("a service whose consumer was not declared waits, and says who has to", async () => {
  const lines: string[] = [];
  const own = createLog("test", "warn", { write: (line: string) => void lines.push(line) });
  const bus = await accounts.busOf("messaging", own);
  const subjects = [subjectOf("projects")];
  const received: string[] = [];
  await bus.subscribe({ name: "messaging", subjects, handle: async ({ id }) => void received.push(id) });
  await waitFor("it is said", () => lines.some((line) => line.includes("declare streams and consumers")));
  expect(await bus.state()).toBe("degraded");
  const plan = { services: [], consumers: [{ name: "messaging", subjects, ackWaitMs: ACK_WAIT_MS }] };
  await declareBus({ url: accounts.url("admin"), name: "operator", log: createLog("test", "silent") }, plan);
  const sent = eventOf("projects");
  await (await accounts.busOf("projects")).publish([sent]);
  await waitFor("it is heard", () => received.includes(sent.id));
});

test("a service cannot subscribe to the replies to another service", async () => {
  const raw = await accounts.connectionOf("projects");
  const refused = new Promise((resolve) => {
    raw.subscribe(`${inboxPrefix("messaging")}.>`, { callback: (error) => resolve(error?.code) });
  });
  expect(await refused).toBe("PERMISSIONS_VIOLATION");
});
