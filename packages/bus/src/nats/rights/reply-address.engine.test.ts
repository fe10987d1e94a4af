import { waitFor } from "@callboard/testkit/wait-for.ts";
import { headers } from "nats";
import type { NatsUser } from "../../../../../dev/engines/real/servers/nats-users.ts";
import type { Envelope } from "#event.ts";
import { eventOf, openAccounts, subjectOf, type Accounts } from "../../../test/nats-accounts.ts";

const USERS = {
  projects: { name: "projects", password: "one", may: "serve" },
  messaging: { name: "messaging", password: "two", may: "serve", effects: ["mails"] },
  admin: { name: "admin", password: "three", may: "operate" },
} as const satisfies Record<string, NatsUser>;

let accounts: Accounts<keyof typeof USERS>;
beforeAll(async () => {
  accounts = await openAccounts(USERS, {
    services: ["projects", "messaging"],
    consumers: ["projects", "messaging-mails"],
    subjects: [subjectOf("projects"), subjectOf("messaging")],
  });
});
afterEach(() => accounts.closeOpened());
afterAll(() => accounts.close());

/**
 * What an account can make the server send to a subject of its choice, and what another's stream contains afterward.
 */
const FORGED = subjectOf("messaging");
const OWN = subjectOf("projects");

/** The subjects and ids in messaging's stream, in order. */
async function storedInMessaging(): Promise<readonly (readonly [string, string])[]> {
  const { streams } = await (await accounts.connectionOf("admin")).jetstreamManager();
  const { state } = await streams.info("CALLBOARD_MESSAGING");
  const found: (readonly [string, string])[] = [];
  for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
    const { subject, header } = await streams.getMessage("CALLBOARD_MESSAGING", { seq });
    found.push([subject, header.get("Nats-Msg-Id")]);
  }
  return found;
}

test("what an account has sent to another's subject is never an event of the other", async () => {
  const raw = await accounts.connectionOf("projects");
  const forged = eventOf("projects");
  const facts = { occurredAt: new Date(), actorId: null, aggregateId: "a", version: 1, traceparent: "" };
  const carried = headers();
  carried.append("Nats-Msg-Id", forged.id);
  carried.append("Callboard-Event", JSON.stringify(facts));
  // An acknowledgement, a stored message by API, and a message of its consumer: everything that a service may
  // request.
  raw.publish(OWN, "x", { headers: carried, reply: FORGED });
  raw.publish("$JS.API.STREAM.MSG.GET.CALLBOARD_PROJECTS", '{"seq":1}', { reply: FORGED });
  raw.publish("$JS.API.CONSUMER.MSG.NEXT.CALLBOARD_PROJECTS.projects", '{"batch":1}', { reply: FORGED });
  raw.publish("$JS.API.INFO", "", { reply: `callboard-consumer.messaging-mails.dead.${forged.id}` });
  // The responses have no id, which would make a message an event; a pulled message keeps its id and its original
  // subject.
  const stored = await waitFor("the answers are stored", async () => {
    const found = await storedInMessaging();
    return found.some(([, id]) => id === forged.id) && found;
  });
  expect(stored.filter(([subject]) => subject === FORGED).every(([, id]) => id === "")).toBe(true);
  expect(stored.filter(([, id]) => id === forged.id)).toEqual([[OWN, forged.id]]);
  const received: Envelope[] = [];
  const messaging = await accounts.busOf("messaging");
  await messaging.watch([FORGED], (seen) => void received.push(seen));
  await messaging.subscribe({
    name: "messaging-mails",
    subjects: [OWN, FORGED],
    handle: async (seen) => void received.push(seen),
  });
  const genuine = eventOf("messaging");
  await messaging.publish([genuine]);
  await waitFor(
    "the genuine one is heard",
    () => received.filter(({ id }) => id === genuine.id).length === 2,
  );
  expect(received.filter(({ subject }) => subject === FORGED).map(({ id }) => id)).toEqual([
    genuine.id,
    genuine.id,
  ]);
  expect(await (await accounts.busOf("admin")).deadLetters(10, "messaging-mails")).toEqual([]);
});
