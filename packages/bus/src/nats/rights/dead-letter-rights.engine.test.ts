import { newId } from "@callboard/kit/ids.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { NatsUser } from "../../../../../dev/engines/real/servers/nats-users.ts";
import { eventOf, openAccounts, subjectOf, type Accounts } from "../../../test/nats-accounts.ts";

/** As in production: one service manages the dead letters of all, for admins. */
const USERS = {
  casting: { name: "casting", password: "one", may: "serve", effects: ["read-models"] },
  talent: { name: "talent", password: "two", may: "serve", effects: ["index"] },
  messaging: { name: "messaging", password: "three", may: "serve", effects: ["live"], keepsLetters: true },
  admin: { name: "admin", password: "four", may: "operate" },
} as const satisfies Record<string, NatsUser>;
const SUBJECT = subjectOf("casting");

let accounts: Accounts<keyof typeof USERS>;
beforeAll(async () => {
  accounts = await openAccounts(USERS, {
    services: ["casting", "talent", "messaging"],
    consumers: ["casting-read-models", "talent-index", "messaging-live"],
    subjects: [SUBJECT],
  });
});
afterEach(() => accounts.closeOpened());
afterAll(() => accounts.close());

/** An event that talent's index could not handle, and a switch that makes it work. */
async function deadLetter(): Promise<{ id: string; received: string[]; isBroken: boolean }> {
  const event = eventOf("casting");
  const letter = { id: event.id, received: [] as string[], isBroken: true };
  const [casting, talent] = [await accounts.busOf("casting"), await accounts.busOf("talent")];
  const messaging = await accounts.busOf("messaging");
  await casting.publish([event]);
  await talent.subscribe({
    name: "talent-index",
    subjects: [SUBJECT],
    handle: async ({ id }) => {
      if (letter.isBroken) throw new Error("broken");
      letter.received.push(id);
    },
  });
  await waitFor("a dead letter", async () =>
    (await messaging.deadLetters(10)).some(({ envelope }) => envelope.id === letter.id),
  );
  return letter;
}

test("who keeps the letters lists and replays those of every consumer; another service cannot", async () => {
  const letter = await deadLetter();
  const [casting, messaging] = [await accounts.busOf("casting"), await accounts.busOf("messaging")];
  const [found] = await messaging.deadLetters(10, "talent-index");
  expect(found).toMatchObject({ consumer: "talent-index", reason: "broken", envelope: { id: letter.id } });
  await expect(casting.deadLetters(10, "talent-index")).rejects.toThrow(/user casting no right/);
  await expect(casting.replay("talent-index", letter.id)).rejects.toThrow(/user casting no right/);
  letter.isBroken = false;
  expect(await messaging.replay("talent-index", letter.id)).toBe(true);
  await waitFor("it was handled", () => letter.received.includes(letter.id));
  await waitFor(
    "no letter is left",
    async () => (await messaging.deadLetters(10, "talent-index")).length === 0,
  );
  expect(await messaging.replay("talent-index", letter.id)).toBe(false);
});

test.each([
  ["write another's dead letter", `callboard-consumer.talent-index.dead.${newId()}`],
  ["read events as another", "$JS.API.CONSUMER.MSG.NEXT.CALLBOARD_CASTING.talent-index"],
  ["acknowledge for another", "$JS.ACK.CALLBOARD_CASTING.talent-index.1.1.1.1.1"],
  ["empty another's dead letters", "$JS.API.STREAM.PURGE.CALLBOARD_CONSUMER_TALENT-INDEX"],
  ["delete one of another's dead letters", "$JS.API.STREAM.MSG.DELETE.CALLBOARD_CONSUMER_TALENT-INDEX"],
  ["publish for another", SUBJECT],
])("who keeps the letters cannot %s", async (_what, subject) => {
  const raw = await accounts.connectionOf("messaging");
  await expect(raw.request(subject, "{}", { timeout: 2_000 })).rejects.toMatchObject({
    code: "PERMISSIONS_VIOLATION",
  });
});
