import type { Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { startMessaging, type Known } from "../messaging-fixture.ts";

const companyId = newId();
const child = member({ roles: ["Talent"], minor: true });
const sibling = member({ roles: ["Talent"], minor: true });
const agent = member({ roles: ["Agent"], representedIds: [child.userId] });
const otherAgent = member({ roles: ["Agent"] });
const producer = member({ roles: ["Production"], organisationId: companyId });
const colleague = member({ roles: ["Production"], organisationId: companyId });
const rival = member({ roles: ["Production"], organisationId: newId() });
const adult = member({ roles: ["Talent"] });
const second = member({ roles: ["Talent"] });
const admin = member({ roles: ["Admin"] });

const known = new Map<Member, { -readonly [Field in keyof Known]: Known[Field] }>(
  [child, sibling, agent, otherAgent, producer, colleague, rival, adult, second, admin].map((one) => [
    one,
    { member: one, agentIds: one === child ? [agent.userId] : [] },
  ]),
);
const submitted = new Map([
  [child.userId, companyId],
  [sibling.userId, companyId],
]);
let system: Awaited<ReturnType<typeof startMessaging>>;
beforeAll(async () => {
  system = await startMessaging([...known.values()], submitted);
});
afterAll(() => system.stop());

const key = ({ userId }: Member): string => `USR#${userId}`;
const DIRECT = "mutation ($c: ConversationInput!) { createConversation(conversation: $c) { SK } }";
const GROUP = "mutation ($c: GroupConversationInput!) { createGroupConversation(conversation: $c) { SK } }";
const ADD = "mutation ($m: MessageInput!) { addMessage(message: $m) { SK } }";
const ADD_MEMBERS = `mutation ($PK: ID!, $SK: ID!, $u: [ID!]!) {
  addConversationMembers(PK: $PK, SK: $SK, UserIds: $u) { Results { UserId Status Rule } } }`;

interface Answer {
  readonly data: unknown;
  readonly errors: readonly { readonly extensions: { readonly code: string; readonly rule?: string } }[];
}
const outcome = ({ errors: [error] }: Answer): string =>
  error === undefined ? "ok" : `${error.extensions.code} ${error.extensions.rule ?? ""}`;

async function direct(from: Member, to: Member): Promise<string> {
  const c = { ReceiverId: key(to), Subject: `About ${newId()}`, Message: "Hello." };
  const answer = await system.execute<{ createConversation: { SK: string } }>(from, DIRECT, { c });
  expect(answer.errors).toEqual([]);
  return answer.data.createConversation.SK;
}
const startGroup = (from: Member, to: readonly Member[], change: object = {}) =>
  system.execute<{ createGroupConversation: { SK: string } }>(from, GROUP, {
    c: { ReceiverIds: to.map(key), Subject: `About ${newId()}`, Message: "Hello all.", ...change },
  });
async function group(from: Member, to: readonly Member[], change: object = {}): Promise<string> {
  const answer = await startGroup(from, to, change);
  expect(answer.errors).toEqual([]);
  return answer.data.createGroupConversation.SK;
}
const write = async (from: Member, ConversationId: string) =>
  outcome(await system.execute(from, ADD, { m: { ConversationId, Message: `Hello ${newId()}` } }));
const APART = "FORBIDDEN RECIPIENT";

test.each<[string, Member, readonly Member[], object, string]>([
  ["the company, a minor and an adult of neither", producer, [child, adult], {}, APART],
  ["the company, a minor and somebody else's agent", producer, [child, otherAgent], {}, APART],
  ["the company, a minor and another company", producer, [child, rival], {}, APART],
  ["the company, a minor and the minor's agent", producer, [child, agent], {}, "ok"],
  ["the company, a minor and a colleague", producer, [child, colleague], {}, "ok"],
  ["the company and two minors who submitted", producer, [child, sibling], {}, "ok"],
  ["the company and two minors, one with an agent", producer, [child, sibling, agent], {}, APART],
  ["a minor among people who read the company alone", producer, [child, adult], { Announce: true }, "ok"],
  ["an admin and a minor", admin, [child, agent], {}, "ok"],
  ["adults alone", producer, [adult, second, otherAgent], {}, "ok"],
])("a group of %s is %s", async (_name, from, to, change, expected) => {
  expect(outcome(await startGroup(from, to, change))).toBe(expected);
});

test("whoever may not reach a minor of a group is not added to it, and others are", async () => {
  const SK = await group(producer, [child]);
  const u = [adult, agent, otherAgent, colleague].map(key);
  const answer = await system.execute<{
    addConversationMembers: { Results: { UserId: string; Status: string; Rule: string | null }[] };
  }>(producer, ADD_MEMBERS, { PK: key(producer), SK, u });
  expect(answer.data.addConversationMembers.Results.map(({ Rule }) => Rule)).toEqual([
    "RECIPIENT",
    null,
    "RECIPIENT",
    null,
  ]);
});

test("a minor is not added to a group of adults who may not reach them", async () => {
  const SK = await group(producer, [adult]);
  const rules = async (...added: readonly Member[]) =>
    (
      await system.execute<{ addConversationMembers: { Results: { Rule: string | null }[] } }>(
        producer,
        ADD_MEMBERS,
        { PK: key(producer), SK, u: added.map(key) },
      )
    ).data.addConversationMembers.Results.map(({ Rule }) => Rule);
  expect(await rules(child, second)).toEqual(["RECIPIENT", null]);
});

test("an agent whose link ended writes no more, nor does the minor to them", async () => {
  const SK = await direct(agent, child);
  expect([await write(agent, SK), await write(child, SK)]).toEqual(["ok", "ok"]);
  known.get(child)!.agentIds = [];
  expect([await write(agent, SK), await write(child, SK)]).toEqual([APART, APART]);
  known.get(child)!.agentIds = [agent.userId];
  expect(await write(agent, SK)).toBe("ok");
});

test("a producer who left the company writes no more to its minors", async () => {
  const SK = await direct(colleague, child);
  expect(await write(colleague, SK)).toBe("ok");
  known.get(colleague)!.member = { ...colleague, organisationId: null };
  expect([await write(colleague, SK), await write(child, SK)]).toEqual([APART, APART]);
  known.get(colleague)!.member = colleague;
});

test("while somebody of a group may no longer reach its minor, nobody writes in it", async () => {
  const SK = await group(producer, [child, agent]);
  expect(await write(agent, SK)).toBe("ok");
  known.get(child)!.agentIds = [];
  expect([await write(agent, SK), await write(producer, SK), await write(child, SK)]).toEqual([
    APART,
    APART,
    APART,
  ]);
  known.get(child)!.agentIds = [agent.userId];
});

test("in an announcing group an adult writes to its owner, whoever else reads it", async () => {
  const SK = await group(producer, [child, adult], { Announce: true });
  expect([await write(adult, SK), await write(child, SK), await write(producer, SK)]).toEqual([
    "ok",
    "ok",
    "ok",
  ]);
});

test("adults write to each other while identity is unavailable, and conversations of minors wait", async () => {
  const adults = await direct(adult, second);
  const withMinor = await direct(producer, child);
  system.upstreams.identityIsDown = true;
  expect([await write(second, adults), await write(producer, withMinor)]).toEqual(["ok", "UNAVAILABLE "]);
  system.upstreams.identityIsDown = false;
});
