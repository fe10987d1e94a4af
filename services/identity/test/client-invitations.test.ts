import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { openWorld, type World } from "./identity-world.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld();
});

afterAll(() => world.stop());

const INVITE = "mutation ($email: String!) { inviteClient(email: $email) { Status } }";
const ACCEPT =
  "mutation ($id: ID!) { acceptAgentLink(linkId: $id) { PK Data { Status AwaitsConfirmation Talent { PK } } } }";
const END = "mutation ($id: ID!) { endAgentLink(linkId: $id) { Status } }";
const SENT = "{ me { Data { ClientInvitations { PK Data { Email ExpiresAt } } AgentLinks { PK } } } }";
const RECEIVED = "{ me { Data { AgentLinks { PK Data { Status Agent { PK } } } } } }";

interface Received {
  me: { Data: { AgentLinks: { PK: string; Data: { Status: string; Agent: { PK: string } } }[] } };
}
interface Sent {
  me: {
    Data: { ClientInvitations: { PK: string; Data: { Email: string } }[]; AgentLinks: { PK: string }[] };
  };
}

const emailOf = ({ userId }: Member): string => `${userId}@callboard.test`;
const newAgent = () => world.addMember({ roles: ["Agent"] });
const invite = (agent: Member, email: string) => world.execute(agent, INVITE, { email });
const received = async (talent: Member) =>
  (await world.execute<Received>(talent, RECEIVED)).data.me.Data.AgentLinks;
const sent = async (agent: Member) => (await world.execute<Sent>(agent, SENT)).data.me.Data;
const ruleOf = ({ errors }: Awaited<ReturnType<World["execute"]>>) => errors[0]?.extensions["rule"];
const codeOf = ({ errors }: Awaited<ReturnType<World["execute"]>>) => errors[0]?.extensions.code;

/** Somebody whose address an agent has invited, and the key of the request that they read. */
async function invited() {
  const [agent, talent] = [await newAgent(), await world.addMember()];
  await invite(agent, emailOf(talent));
  const [link] = await received(talent);
  return { agent, talent, id: link?.PK ?? "" };
}

test("an address with an account and one without get the same response, and the agent reads the same of both", async () => {
  const [agent, talent] = [await newAgent(), await world.addMember()];
  const stranger = `${newId()}@callboard.test`;
  const responses = [await invite(agent, emailOf(talent)), await invite(agent, stranger)];
  expect(responses[0]).toEqual(responses[1]);
  expect(responses[0]).toMatchObject({ data: { inviteClient: { Status: "OK" } }, errors: [] });
  const { ClientInvitations, AgentLinks } = await sent(agent);
  expect(ClientInvitations.map(({ Data }) => Data.Email).toSorted()).toEqual(
    [emailOf(talent), stranger].toSorted(),
  );
  expect(AgentLinks).toEqual([]);
  expect((await world.execute<Sent>(talent, SENT)).data.me.Data.ClientInvitations).toBeNull();
  expect(await world.events(agent.userId)).toEqual(["user.client_invited", "user.client_invited"]);
});

test("whoever proved the address reads it as the agent's request and accepts it", async () => {
  const { agent, talent, id } = await invited();
  expect(await received(talent)).toMatchObject([
    { Data: { Status: "Invited", Agent: { PK: `USR#${agent.userId}` } } },
  ]);
  for (const time of ["first", "again"]) {
    const accepted = await world.execute(talent, ACCEPT, { id });
    expect([time, accepted.errors]).toEqual([time, []]);
    expect(accepted.data).toMatchObject({ acceptAgentLink: { PK: id, Data: { Status: "Linked" } } });
  }
  expect(await received(talent)).toMatchObject([{ PK: id, Data: { Status: "Linked" } }]);
  expect(await sent(agent)).toMatchObject({ ClientInvitations: [], AgentLinks: [{ PK: id }] });
  expect(await world.events(talent.userId)).toEqual(["user.agent_linked"]);
});

test("somebody who registers with the address later reads it then", async () => {
  const agent = await newAgent();
  const talent = await world.addMember();
  await world.database.query("update account set email_verified = false where id = $1", [talent.userId]);
  await invite(agent, emailOf(talent));
  expect(await received(talent)).toEqual([]);
  await world.database.query("update account set email_verified = true where id = $1", [talent.userId]);
  expect(await received(talent)).toHaveLength(1);
});

test("a minor's word alone links nobody", async () => {
  const { talent, id } = await invited();
  await world.database.query("update account set minor = true where id = $1", [talent.userId]);
  const word = await world.execute(talent, ACCEPT, { id });
  expect(word.data).toMatchObject({
    acceptAgentLink: { Data: { Status: "Invited", AwaitsConfirmation: true } },
  });
  const admin = await world.addMember({ roles: ["Admin"] });
  expect((await world.execute(admin, ACCEPT, { id })).data).toMatchObject({
    acceptAgentLink: { Data: { Status: "Linked" } },
  });
});

test("the talent declines it, the agent withdraws it, and nobody is notified of either", async () => {
  const declined = await invited();
  expect((await world.execute(declined.talent, END, { id: declined.id })).errors).toEqual([]);
  const withdrawn = await invited();
  expect((await world.execute(withdrawn.agent, END, { id: withdrawn.id })).errors).toEqual([]);
  for (const { agent, talent, id } of [declined, withdrawn]) {
    expect(await received(talent)).toEqual([]);
    expect((await sent(agent)).ClientInvitations).toEqual([]);
    expect(codeOf(await world.execute(talent, ACCEPT, { id }))).toBe("NOT_FOUND");
    expect(await world.events(talent.userId)).toEqual([]);
    expect(await world.events(agent.userId)).toEqual(["user.client_invited"]);
  }
});

test("it does not exist for others, nor for somebody who is no talent or has blocked the agent", async () => {
  const { agent, talent, id } = await invited();
  for (const call of [ACCEPT, END])
    expect(codeOf(await world.execute(await world.addMember(), call, { id }))).toBe("NOT_FOUND");
  expect(ruleOf(await world.execute(agent, ACCEPT, { id }))).toBe("ROLE");
  await world.database.query("insert into blocked_member (user_id, blocked_id) values ($1, $2)", [
    talent.userId,
    agent.userId,
  ]);
  expect(await received(talent)).toEqual([]);
  expect(codeOf(await world.execute(talent, ACCEPT, { id }))).toBe("NOT_FOUND");
  const producer = await world.addMember({ roles: ["Production"] });
  await invite(agent, emailOf(producer));
  expect(await received(producer)).toEqual([]);
});

test("after thirty days it has ended, and the address can be invited again", async () => {
  const { agent, talent, id } = await invited();
  await world.database.query("update client_invitation set expires_at = now() where email = $1", [
    emailOf(talent),
  ]);
  expect(await received(talent)).toEqual([]);
  expect(codeOf(await world.execute(talent, ACCEPT, { id }))).toBe("NOT_FOUND");
  expect((await invite(agent, emailOf(talent))).errors).toEqual([]);
  const [again] = await received(talent);
  expect(again?.PK).not.toBe(id);
});

test("one address is mailed once while it is open, and an agent has twenty requests a day", async () => {
  const agent = await newAgent();
  const email = `${newId()}@callboard.test`;
  for (const _time of [1, 2, 3]) expect((await invite(agent, email.toUpperCase())).errors).toEqual([]);
  expect(await world.events(agent.userId)).toEqual(["user.client_invited"]);
  for (let count = 1; count < LIMITS.agentRequestsPerDay; count += 1)
    expect((await invite(agent, `${newId()}@callboard.test`)).errors).toEqual([]);
  expect(ruleOf(await invite(agent, `${newId()}@callboard.test`))).toBe("AGENT_REQUESTS_PER_DAY");
});

test("bad input names its field", async () => {
  const refused = await invite(await newAgent(), "nora");
  expect(refused.errors[0]?.extensions).toMatchObject({ fields: [{ path: "email", rule: "EMAIL" }] });
});

test("a service reads who is to be mailed, and as what: not the blocked, the suspended and those who are no talent", async () => {
  const agent = await newAgent();
  const people = {
    member: await world.addMember(),
    producer: await world.addMember({ roles: ["Production"] }),
    blocker: await world.addMember(),
  };
  await world.database.query("insert into blocked_member (user_id, blocked_id) values ($1, $2)", [
    people.blocker.userId,
    agent.userId,
  ]);
  const stranger = `${newId()}@callboard.test`;
  for (const email of [...Object.values(people).map(emailOf), stranger]) await invite(agent, email);
  const ids = (await sent(agent)).ClientInvitations.map(({ PK }) => PK.slice("LNK#".length));
  const messaging = await world.grpcAs("messaging");
  const { invitations } = expectOk(await messaging.batchGetClientInvitations({ ids }));
  expect(invitations.map(({ email, isMember }) => [email, isMember]).toSorted()).toEqual(
    [
      [emailOf(people.member), true],
      [stranger, false],
    ].toSorted(),
  );
  messaging.close();
});
