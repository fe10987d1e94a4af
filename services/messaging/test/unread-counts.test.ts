import type { Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import fc from "fast-check";
import pg from "pg";
import { startMessaging } from "./messaging-fixture.ts";

/** Avoids the limits per minute and per day, which are not under test here. */
const NO_HURRY = `update message set created_at = created_at - interval '1 hour';
  update conversation set created_at = created_at - interval '2 days';
  update participant set read_up_to = read_up_to - interval '1 hour', visible_from = visible_from - interval '1 hour',
    left_at = left_at - interval '1 hour'`;

const CREATE = `mutation ($c: GroupConversationInput!) { createGroupConversation(conversation: $c) { SK } }`;
const CALLS = {
  write: `mutation ($PK: ID!, $SK: ID!) { addMessage(message: { ConversationId: $SK, Message: "Hello.", ReceiverId: $PK }) { SK } }`,
  read: `mutation ($PK: ID!, $SK: ID!) { markConversationRead(PK: $PK, SK: $SK) { SK } }`,
  unread: `mutation ($PK: ID!, $SK: ID!) {
    updateConversations(conversations: [{ PK: $PK, SK: $SK }], change: { Read: false }) { Status } }`,
  trash: `mutation ($PK: ID!, $SK: ID!) {
    updateConversations(conversations: [{ PK: $PK, SK: $SK }], change: { Folder: "trash" }) { Status } }`,
  delete: `mutation ($PK: ID!, $SK: ID!) { deleteConversations(conversations: [{ PK: $PK, SK: $SK }]) { Status } }`,
  leave: `mutation ($PK: ID!, $SK: ID!) { leaveConversation(PK: $PK, SK: $SK) { Status } }`,
} as const;
const ADD = `mutation ($PK: ID!, $SK: ID!, $ids: [ID!]!) { addConversationMembers(PK: $PK, SK: $SK, UserIds: $ids) { Status } }`;
const GET = `query ($PK: ID!, $SK: ID!) { getConversation(PK: $PK, SK: $SK) { Data { Unread Read NumberMessages LastMessage } } }`;
const LIST =
  "{ getUserConversations(criteria: { PageSize: 100 }) { Unread Results { SK Data { Read Folder } } } }";

const people = Array.from({ length: 3 }, (_, place) =>
  member(place === 0 ? { roles: ["Production"], organisationId: newId() } : { roles: ["Talent"] }),
);
const [owner] = people as [Member];
let system: Awaited<ReturnType<typeof startMessaging>>;
let database: pg.Client;
beforeAll(async () => {
  system = await startMessaging(
    people.map((one) => ({ member: one })),
    new Map(),
  );
  database = new pg.Client({ connectionString: system.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await system.stop();
});

const key = ({ userId }: Member): string => `USR#${userId}`;

/** What one participant should have, in the simplest model: each message as it reaches them. */
class Mailbox {
  present = true;
  hidden = false;
  marked = false;
  folder = "inbox";
  readonly messages: { readonly own: boolean; read: boolean }[] = [];

  take(own: boolean): void {
    if (!this.present) return;
    this.hidden = false;
    if (this.folder === "trash") this.folder = "inbox";
    if (own) this.read();
    this.messages.push({ own, read: own });
  }
  read(): void {
    this.marked = false;
    for (const message of this.messages) message.read = true;
  }
  delete(): void {
    this.hidden = true;
    this.clear();
  }
  join(): void {
    Object.assign(this, { present: true, hidden: false });
    this.clear();
  }
  clear(): void {
    this.messages.length = 0;
    this.marked = false;
    this.folder = "inbox";
  }
  get unread(): number {
    return this.messages.filter(({ read }) => !read).length;
  }
}

type Move = readonly [who: number, what: keyof typeof CALLS | "add"];
const move: fc.Arbitrary<Move> = fc.tuple(
  fc.nat({ max: people.length - 1 }),
  fc.constantFrom<Move[1]>("write", "write", "write", "read", "unread", "trash", "delete", "leave", "add"),
);

/** Who reads what someone writes: in an announcing group the owner and the writer. */
const reached = (who: number, announce: boolean): readonly number[] =>
  announce && who !== 0 ? [0, who] : [...people.keys()];

/** The effect of each move on the person who makes it. */
const OWN: Readonly<Record<Exclude<Move[1], "write" | "add">, (box: Mailbox, who: number) => void>> = {
  read: (box) => box.read(),
  unread: (box) => {
    box.marked = box.unread === 0;
  },
  trash: (box) => {
    box.folder = "trash";
  },
  delete: (box) => box.delete(),
  leave: (box, who) => {
    box.present &&= who === 0;
  },
};

/** Applies the move to the model as the product should. */
function apply(boxes: readonly Mailbox[], [who, what]: Move, announce: boolean): void {
  const box = boxes[who] as Mailbox;
  if (what === "add") {
    // The owner, who adds people, must have the group in view.
    if (!box.present && !boxes[0]?.hidden) box.join();
  } else if (box.hidden) return;
  else if (what !== "write") OWN[what](box, who);
  else if (box.present) for (const place of reached(who, announce)) boxes[place]?.take(place === who);
}

async function expectCounts(boxes: readonly Mailbox[], SK: string): Promise<void> {
  for (const [place, box] of boxes.entries()) {
    const actor = people[place] as Member;
    const found = await system.execute<{ getConversation: { Data: object } | null }>(actor, GET, {
      PK: key(actor),
      SK,
    });
    const { data } = await system.execute<{
      getUserConversations: { Unread: number; Results: { Data: { Read: boolean; Folder: string } }[] };
    }>(actor, LIST);
    const { Unread, Results } = data.getUserConversations;
    expect(Unread).toBe(Results.filter((one) => !one.Data.Read).length);
    if (box.hidden) {
      expect(found.errors[0]?.extensions.code).toBe("NOT_FOUND");
      continue;
    }
    expect(found.data.getConversation?.Data).toEqual({
      Unread: box.unread,
      Read: box.unread === 0 && !box.marked,
      NumberMessages: box.messages.length,
      LastMessage: box.messages.length === 0 ? null : "Hello.",
    });
  }
}

test("unread counts are the messages that one has and has not read, whatever everybody does", async () => {
  const found = await fc.check(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(move, { minLength: 1, maxLength: 14 }),
      async (announce, moves) => {
        const c = { ReceiverIds: people.slice(1).map(key), Subject: `About ${newId()}`, Announce: announce };
        const started = await system.execute<{ createGroupConversation: { SK: string } }>(owner, CREATE, {
          c,
        });
        const { SK } = started.data.createGroupConversation;
        const boxes = people.map(() => new Mailbox());
        for (const one of moves) {
          const [who, what] = one;
          const actor = people[who] as Member;
          if (what === "add") await system.execute(owner, ADD, { PK: key(owner), SK, ids: [key(actor)] });
          else await system.execute(actor, CALLS[what], { PK: key(actor), SK });
          apply(boxes, one, announce);
        }
        await expectCounts(boxes, SK);
        await database.query(NO_HURRY);
      },
    ),
    { numRuns: 40 },
  );
  expect([found.failed, found.counterexample, found.errorInstance]).toEqual([false, null, null]);
});
