import type { Actor } from "@callboard/kit/actor.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { UserProfileUpdatedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { PositionUpdatedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { requestCallsOf } from "../request-calls.ts";
import { callsOf, type Sent } from "../submission-calls.ts";

let world: World;
let database: pg.Client;
let people: ReturnType<typeof createPeople>;
let calls: ReturnType<typeof callsOf>;
let requests: ReturnType<typeof requestCallsOf>;
let projectId: string;
beforeAll(async () => {
  world = await openWorld({ EXPIRY_SWEEP_MS: "50" });
  calls = callsOf(world);
  requests = requestCallsOf(world);
  database = new pg.Client(world.databaseUrl);
  await database.connect();
});
beforeEach(() => {
  people = createPeople();
  projectId = world.others.project(people.companyA);
});
afterAll(async () => {
  await database.end();
  await world.close();
});

const BARRED = { code: "CONFLICT", rule: "ADULTS_ONLY" };

/** A talent of 15, as identity has them. */
function minorTalent() {
  const talent = member({ roles: ["Talent"], minor: true });
  world.others.members.set(talent.userId, {
    id: talent.userId,
    firstName: "Lena",
    roles: ["Talent"],
    registered: true,
    minor: true,
    version: 1n,
  });
  return talent;
}

const submit = async (actor: Actor, RoleId: string, UserId?: string, more: object = { ScenesAgreed: true }) =>
  (
    await world.execute(actor, "mutation($s: SubmissionInput!) { submitToPosition(submission: $s) { SK } }", {
      s: { RoleId, ...more, ...(UserId === undefined ? {} : { UserId }) },
    })
  ).errors;

/** The role gets scenes after somebody submitted to it. */
async function addScenes(positionId: string): Promise<void> {
  world.others.positions.set(positionId, {
    ...world.others.positions.get(positionId),
    adultsOnly: true,
    version: 2n,
  });
  await world.receive(PositionUpdatedSchema, { projectId, positionId, companyId: people.companyA });
  await waitFor("the scenes", async () => {
    const { rows } = await database.query("select adults_only from position where id = $1", [positionId]);
    return rows[0]?.adults_only === true;
  });
}

test("a minor cannot submit to a role for adults only, nor be submitted by an agent", async () => {
  const positionId = world.others.position(projectId, { adultsOnly: true });
  const talent = minorTalent();
  expect((await submit(talent, positionId))[0]?.extensions).toMatchObject(BARRED);
  const agent = member({ roles: ["Agent"], representedIds: [talent.userId] });
  expect((await submit(agent, positionId, talent.userId))[0]?.extensions).toMatchObject(BARRED);
});

test("an adult can, and a minor can submit to a role without such scenes", async () => {
  const adult = member({ roles: ["Talent"] });
  world.others.members.set(adult.userId, {
    id: adult.userId,
    roles: ["Talent"],
    registered: true,
    version: 1n,
  });
  expect(await submit(adult, world.others.position(projectId, { adultsOnly: true }))).toEqual([]);
  expect(await submit(minorTalent(), world.others.position(projectId))).toEqual([]);
});

test("a minor cannot be invited to submit", async () => {
  const talent = minorTalent();
  const positionId = world.others.position(projectId, { adultsOnly: true });
  const { errors } = await world.execute(
    people.producerOwner,
    "mutation($i: InvitationInput!) { inviteToPosition(invitation: $i) { PK } }",
    { i: { RoleId: positionId, UserId: talent.userId } },
  );
  expect(errors[0]?.extensions).toMatchObject(BARRED);
});

describe("once a role has such scenes, a minor who submitted before", () => {
  let sent: Sent;
  let positionId: string;
  const owner = () => people.producerOwner;
  beforeEach(async () => {
    positionId = world.others.position(projectId);
    sent = await calls.send(positionId, minorTalent());
    await calls.set(owner(), sent, "Selected");
    await addScenes(positionId);
  });

  test.each<[string, () => Promise<readonly { extensions?: object }[]>]>([
    ["is not requested to audition", () => calls.request(owner(), sent, null)],
    ["is not asked to keep dates", () => requests.avail(owner(), sent, { Dates: ["2099-03-01"] })],
    ["gets no offer", () => requests.offer(owner(), sent, { Terms: "Scale", Dates: ["2099-03-01"] })],
    ["is not booked", () => calls.book(owner(), sent)],
  ])("%s", async (_, act) => {
    expect((await act())[0]?.extensions).toMatchObject(BARRED);
  });

  test("can be passed on, and can withdraw", async () => {
    expect(await calls.set(owner(), sent, "NotBooked")).toEqual([]);
  });

  test("is considered again when they come of age", async () => {
    const { userId } = sent.talent;
    world.others.members.set(userId, { ...world.others.members.get(userId), minor: false, version: 2n });
    await world.receive(UserProfileUpdatedSchema, { userId, fields: ["Minor"] });
    await waitFor("the flag to fall", async () => {
      const { rows } = await database.query("select minor from person where id = $1", [userId]);
      return rows[0]?.minor === false;
    });
    expect(await calls.book(owner(), sent)).toEqual([]);
  });
});

test("a copy from before the rule bars nobody of age and learns its facts from their owners", async () => {
  const positionId = world.others.position(projectId, { adultsOnly: true });
  const adult = member({ roles: ["Talent"] });
  world.others.members.set(adult.userId, {
    id: adult.userId,
    roles: ["Talent"],
    registered: true,
    version: 1n,
  });
  await calls.send(positionId, adult);
  await database.query("update position set adults_only = null where id = $1", [positionId]);
  await database.query("update person set minor = null where id = $1", [adult.userId]);
  const facts = async () =>
    (
      await database.query(
        "select adults_only, minor from position, person where position.id = $1 and person.id = $2",
        [positionId, adult.userId],
      )
    ).rows[0];
  await waitFor(
    "the facts",
    async () => (await facts()).minor !== null && (await facts()).adults_only !== null,
  );
  expect(await facts()).toEqual({ adults_only: true, minor: false });
});
