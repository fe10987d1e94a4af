import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { startNatsServer, type NatsServer } from "@callboard/testkit/nats-server.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { connect } from "nats";
import type { EventBus } from "#bus.ts";
import { natsUsers, type NatsUser } from "../../../../dev/engines/real/servers/nats-users.ts";
import { declareBus } from "./declare-bus.ts";
import { openJetstreamBus } from "./jetstream-bus.ts";
import { inboxPrefix } from "./jetstream-names.ts";

/** As in the product: one service keeps the dead letters of all, for its admins. */
const USERS = {
  casting: { name: "casting", password: "one", may: "serve", effects: ["read-models"] },
  talent: { name: "talent", password: "two", may: "serve", effects: ["index"] },
  messaging: { name: "messaging", password: "three", may: "serve", effects: ["live"], keepsLetters: true },
  admin: { name: "admin", password: "four", may: "operate" },
} as const satisfies Record<string, NatsUser>;
const CONSUMERS = ["casting-read-models", "talent-index", "messaging-live"];
const SUBJECT = "callboard.casting.thing.made.v1";

const log = createLog("test", "silent");
let server: NatsServer;
const buses = new Map<string, EventBus>();

beforeAll(async () => {
  server = await startNatsServer(natsUsers(Object.values(USERS)));
  await declareBus(
    { url: server.url(USERS.admin), name: "operator", log },
    {
      services: ["casting", "talent", "messaging"],
      consumers: CONSUMERS.map((name) => ({ name, subjects: [SUBJECT], ackWaitMs: 2_000 })),
    },
  );
  for (const user of ["casting", "talent", "messaging"] as const) {
    const options = { url: server.url(USERS[user]), name: user, log, backoffMs: [5], ackWaitMs: 2_000 };
    buses.set(user, await openJetstreamBus(options));
  }
});
afterAll(async () => {
  await Promise.all([...buses.values()].map((bus) => bus.close()));
  await server?.close();
});

const busOf = (user: keyof typeof USERS): EventBus => {
  const bus = buses.get(user);
  if (!bus) throw new Error(`${user} has no bus.`);
  return bus;
};

/** An event that the index of talent could not handle, and whether it can now. */
async function deadLetter(): Promise<{ id: string; heard: string[]; isBroken: boolean }> {
  const letter = { id: newId(), heard: [] as string[], isBroken: true };
  const facts = { subject: SUBJECT, occurredAt: new Date(), actorId: null, aggregateId: newId(), version: 1 };
  await busOf("casting").publish([
    { id: letter.id, ...facts, traceparent: "", payload: new Uint8Array([1]) },
  ]);
  await busOf("talent").subscribe({
    name: "talent-index",
    subjects: [SUBJECT],
    handle: async ({ id }) => {
      if (letter.isBroken) throw new Error("broken");
      letter.heard.push(id);
    },
  });
  await waitFor("a dead letter", async () =>
    (await busOf("messaging").deadLetters(10)).some(({ envelope }) => envelope.id === letter.id),
  );
  return letter;
}

test("who keeps the letters lists and replays those of every consumer; another service cannot", async () => {
  const letter = await deadLetter();
  const [found] = await busOf("messaging").deadLetters(10, "talent-index");
  expect(found).toMatchObject({ consumer: "talent-index", reason: "broken", envelope: { id: letter.id } });
  await expect(busOf("casting").deadLetters(10, "talent-index")).rejects.toThrow(/user casting no right/);
  await expect(busOf("casting").replay("talent-index", letter.id)).rejects.toThrow(/user casting no right/);
  letter.isBroken = false;
  expect(await busOf("messaging").replay("talent-index", letter.id)).toBe(true);
  await waitFor("it was handled", () => letter.heard.includes(letter.id));
  await waitFor(
    "no letter is left",
    async () => (await busOf("messaging").deadLetters(10, "talent-index")).length === 0,
  );
  expect(await busOf("messaging").replay("talent-index", letter.id)).toBe(false);
});

test.each([
  ["write another's dead letter", `callboard-consumer.talent-index.dead.${newId()}`],
  ["read events as another", "$JS.API.CONSUMER.MSG.NEXT.CALLBOARD_CASTING.talent-index"],
  ["acknowledge for another", "$JS.ACK.CALLBOARD_CASTING.talent-index.1.1.1.1.1"],
  ["empty another's dead letters", "$JS.API.STREAM.PURGE.CALLBOARD_CONSUMER_TALENT-INDEX"],
  ["delete one of another's dead letters", "$JS.API.STREAM.MSG.DELETE.CALLBOARD_CONSUMER_TALENT-INDEX"],
  ["publish for another", SUBJECT],
])("who keeps the letters cannot %s", async (_what, subject) => {
  const { name, password } = USERS.messaging;
  const servers = new URL(server.url()).host;
  const raw = await connect({ servers, user: name, pass: password, inboxPrefix: inboxPrefix(name) });
  await expect(raw.request(subject, "{}", { timeout: 2_000 })).rejects.toMatchObject({
    code: "PERMISSIONS_VIOLATION",
  });
  await raw.close();
});
