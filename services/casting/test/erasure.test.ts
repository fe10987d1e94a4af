import { UserErasedSchema, UserExportRequestedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { newId } from "@callboard/kit/ids.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { createPeople, openWorld, type World } from "./casting-world.ts";
import { requestCallsOf } from "./request-calls.ts";
import { callsOf } from "./submission-calls.ts";

let world: World;
let database: pg.Client;
beforeAll(async () => {
  world = await openWorld();
  database = new pg.Client({ connectionString: world.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await world.close();
});

test("a copy of somebody's data has their submissions, and of nobody else", async () => {
  const people = createPeople();
  const projectId = world.others.project(people.companyA, { name: "The Lighthouse" });
  const positionId = world.others.position(projectId, { name: "Keeper", quantity: 2 });
  const { talent } = await callsOf(world).send(positionId);
  await callsOf(world).send(positionId);
  const exportId = newId();
  await world.receive(UserExportRequestedSchema, { userId: talent.userId, exportId });
  const part = await waitFor("the part", async () => world.others.exported.get(exportId) ?? false);
  expect(JSON.parse(part)).toMatchObject({
    complete: true,
    submissions: [
      { project: "The Lighthouse", position: "Keeper", stage: "Submitted", audition: null, requests: [] },
    ],
  });
});

test("a copy has requests, responses, auditions and terms, as the person knows them, and no company's notes", async () => {
  const { companyA, producerOwner: producer } = createPeople();
  const [calls, requests] = [callsOf(world), requestCallsOf(world)];
  const projectId = world.others.project(companyA);
  const sent = await calls.send(world.others.position(projectId, { quantity: 9 }));
  const { talent } = sent;
  const more = async () => calls.send(world.others.position(projectId), talent);
  const [backup, passed, invited] = [await more(), await more(), await more()];
  await calls.set(producer, sent, "Selected");
  await requests.avail(producer, sent, { Dates: ["2099-03-01"], Message: "Night shoot." });
  await requests.answer(talent, sent, "Free");
  await requests.offer(producer, sent, { Terms: "Scale plus ten.", Dates: ["2099-03-01"] });
  await calls.set(producer, backup, "Selected");
  await calls.set(producer, backup, "Callback");
  await calls.set(producer, backup, "Backup");
  await calls.book(producer, passed, false);
  const slot = () => world.others.slot(projectId);
  await calls.request(producer, invited, slot(), { Message: "Bring a song." });
  await calls.otherTime(talent, invited, { reason: "After two.", slotIds: [slot(), slot()] });
  const note = { PK: sent.PK, SK: sent.SK, Text: "Cold on tape." };
  await world.execute(producer, "mutation($n: NoteInput!) { saveNote(note: $n) { SK } }", { n: note });
  const exportId = newId();
  await world.receive(UserExportRequestedSchema, { userId: talent.userId, exportId });
  const part = await waitFor("the part", async () => world.others.exported.get(exportId) ?? false);
  expect(part).not.toMatch(/Backup|NotBooked|Cold on tape/);
  expect(JSON.parse(part)).toMatchObject({
    submissions: [
      {
        requests: [
          { kind: "Avail", dates: ["2099-03-01"], message: "Night shoot.", responded_at: expect.any(String) },
          { kind: "Offer", terms: "Scale plus ten.", respond_by: expect.any(String), responded_at: null },
        ],
      },
      { stage: "Consideration" },
      { stage: "Submitted" },
      {
        stage: "Audition",
        audition: { status: "ChangeRequested", message: "Bring a song.", zone: "Europe/Berlin" },
        other_time: {
          reason: "After two.",
          requested_at: expect.any(String),
          times: [{ zone: "Europe/Berlin" }, { zone: "Europe/Berlin" }],
        },
      },
    ],
  });
});

test("of a wish for another time nothing is left that the person wrote, or the agent who wrote it for them", async () => {
  const { companyA, producerOwner: producer } = createPeople();
  const calls = callsOf(world);
  const projectId = world.others.project(companyA);
  const invite = async () => {
    const sent = await calls.send(world.others.position(projectId));
    await calls.request(producer, sent, world.others.slot(projectId));
    return sent;
  };
  const [own, ofClient, kept] = [await invite(), await invite(), await invite()];
  const agent = member({ roles: ["Agent"], representedIds: [ofClient.talent.userId] });
  await calls.otherTime(own.talent, own, { reason: "Nora has a class." });
  await calls.otherTime(agent, ofClient, { reason: "Call Vale & Co." });
  await calls.otherTime(kept.talent, kept, { reason: "After two." });
  for (const { userId } of [own.talent, agent]) await world.receive(UserErasedSchema, { userId });
  const words = async () => {
    const { rows } = await database.query<{ reason: string }>(
      `select reason from other_time join submission on submission.id = submission_id
         where project_id = $1 and reason is not null
       union all select reason from submission_move join submission on submission.id = submission_id
         where project_id = $1 and reason is not null`,
      [projectId],
    );
    return rows.map(({ reason }) => reason);
  };
  await waitFor("both erasures", async () => !/Nora|Vale/.test((await words()).join()));
  expect(await words()).toEqual(["After two.", "After two."]);
});

test.each(["Free", "NotFree", "Conditional"])(
  "of a response %s nothing is left that an agent wrote who is erased, and a company's reasons stay",
  async (answer) => {
    const { companyA, producerOwner: producer } = createPeople();
    const [calls, requests] = [callsOf(world), requestCallsOf(world)];
    const projectId = world.others.project(companyA);
    const [sent, ofCompany] = [
      await calls.send(world.others.position(projectId)),
      await calls.send(world.others.position(projectId)),
    ];
    for (const one of [sent, ofCompany]) {
      await calls.set(producer, one, "Selected");
      await requests.avail(producer, one, { Dates: ["2099-03-01"] });
    }
    const agent = member({ roles: ["Agent"], representedIds: [sent.talent.userId] });
    expect(await requests.answer(agent, sent, answer, "Call Vale & Co.")).toEqual([]);
    expect(await requests.release(producer, ofCompany, { Reason: "The day is off." })).toEqual([]);
    for (const { userId } of [agent, producer]) await world.receive(UserErasedSchema, { userId });
    const words = async () => {
      const { rows } = await database.query<{ words: string }>(
        `select answer as words from request join submission on submission.id = submission_id
           where project_id = $1 and answer is not null
         union all select reason from submission_move join submission on submission.id = submission_id
           where project_id = $1 and reason is not null`,
        [projectId],
      );
      return rows.map((row) => row.words);
    };
    await waitFor("the erasure", async () => !(await words()).join().includes("Vale"), 5_000);
    expect(await words()).toEqual(["The day is off."]);
  },
);

test("a submission of somebody who is erased stays, without a name and without what they wrote", async () => {
  const people = createPeople();
  const projectId = world.others.project(people.companyA, { name: "The Harbour" });
  const positionId = world.others.position(projectId, { name: "Captain" });
  const talent = member({ roles: ["Talent"] });
  const { userId } = talent;
  world.others.members.set(userId, { id: userId, firstName: "Nora", lastName: "Vale", version: 1n });
  await callsOf(world).send(positionId, talent);
  await database.query("update submission set comments = 'Call Nora.' where user_id = $1", [userId]);
  const own = "(select id from submission where user_id = $1)";
  await database.query(`update submission_move set reason = 'Nora is ill.' where submission_id in ${own}`, [
    userId,
  ]);
  await database.query(
    `insert into note (id, submission_id, author_id, text, created_at, updated_at)
     select $2, id, $2, 'Nora is warm.', now(), now() from submission where user_id = $1`,
    [userId, newId()],
  );
  await database.query("insert into calendar_feed values ($1, sha256('secret'), now())", [userId]);
  await database.query("insert into invitation values ($2, $1, $3, $4, 'Come, Nora.', $4, now())", [
    userId,
    newId(),
    projectId,
    people.companyA,
  ]);
  await database.query("update submission set audition_message = 'Nora, come early.' where user_id = $1", [
    userId,
  ]);
  // A decision that is not announced keeps a copy of the previous row.
  await database.query(
    `insert into announcement select id, now() + interval '1 hour', version, to_jsonb(submission) from submission
     where user_id = $1`,
    [userId],
  );
  await world.receive(UserErasedSchema, { userId });
  await waitFor("the erasure", async () => {
    const { rows } = await database.query("select first_name from person where id = $1", [userId]);
    return rows[0]?.first_name === "";
  });
  const { rows } = await database.query("select * from submission where user_id = $1", [userId]);
  expect(rows).toMatchObject([{ status: "Submitted", comments: null }]);
  expect(JSON.stringify(rows)).not.toContain("Nora");
  const left = await database.query(
    `select (select count(*)::int from submission_move where submission_id in ${own} and reason is not null) as reasons,
       (select count(*)::int from note where submission_id in ${own}) as notes,
       (select count(*)::int from invitation where user_id = $1) as invitations,
       (select count(*)::int from calendar_feed where user_id = $1) as feeds`,
    [userId],
  );
  expect(left.rows).toEqual([{ reasons: 0, notes: 0, invitations: 0, feeds: 0 }]);
  const waiting = await database.query(`select former from announcement where submission_id in ${own}`, [
    userId,
  ]);
  expect(waiting.rows).toMatchObject([{ former: { status: "Submitted", user_id: userId, comments: null } }]);
  expect(JSON.stringify(waiting.rows)).not.toContain("Nora");
});

test("of an agent who is erased the clients' submissions keep nothing that the agent wrote", async () => {
  const people = createPeople();
  const positionId = world.others.position(world.others.project(people.companyA), { name: "Pilot" });
  const agent = member({ roles: ["Agent"] });
  const { talent } = await callsOf(world).send(positionId);
  await database.query(
    `update submission set created_by = $2, comments = 'Call Vale & Co.', website = 'https://own.example',
       representation_name = 'Vale & Co.' where user_id = $1`,
    [talent.userId, agent.userId],
  );
  await database.query(
    `insert into submission_move (submission_id, version, from_status, to_status, at, actor_id, reason)
     select id, 90, 'Submitted', 'Withdrawn', now(), $2, 'Vale says no.' from submission where user_id = $1`,
    [talent.userId, agent.userId],
  );
  await world.receive(UserErasedSchema, { userId: agent.userId });
  const read = async () =>
    (
      await database.query(
        `select comments, representation_name, website,
           (select max(reason) from submission_move where submission_id = submission.id) as reason
         from submission where user_id = $1`,
        [talent.userId],
      )
    ).rows;
  await waitFor("the erasure", async () => (await read())[0]?.comments === null);
  expect(await read()).toEqual([
    { comments: null, representation_name: null, website: "https://own.example", reason: null },
  ]);
});

test("the booked are those who are booked for a project that is not closed", async () => {
  const people = createPeople();
  const projectId = world.others.project(people.companyA, { name: "The Pier" });
  const { talent } = await callsOf(world).send(world.others.position(projectId, { name: "Mate" }));
  const booked = async () =>
    expectOk(await world.asProjects.listBooked({ userIds: [talent.userId, newId()] })).userIds;
  expect(await booked()).toEqual([]);
  await database.query("update submission set status = 'Booked' where user_id = $1", [talent.userId]);
  expect(await booked()).toEqual([talent.userId]);
  await database.query("update project set status = 'Closed' where id = $1", [projectId]);
  expect(await booked()).toEqual([]);
});
