import pg from "pg";
import type { Actor } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { createPeople } from "./casting-world.ts";
import { companyStage } from "./company-stage.ts";
import { facts, type Sent } from "./submission-calls.ts";

const stage = companyStage({ ANNOUNCE_SWEEP_MS: "50" });

describe("private notes", () => {
  const save = async (actor: Actor, { PK, SK }: Sent, note: object) =>
    (
      await stage.world.execute(actor, "mutation($n: NoteInput!) { saveNote(note: $n) { SK } }", {
        n: { PK, SK, ...note },
      })
    ).errors;
  const remove = async (actor: Actor, { PK, SK }: Sent, NoteId: string) =>
    (
      await stage.world.execute(actor, "mutation($n: NoteKeyInput!) { deleteNote(note: $n) { SK } }", {
        n: { PK, SK, NoteId },
      })
    ).errors;
  const notes = async (actor: Actor, sent: Sent) =>
    (await stage.calls.read(actor, sent, "Notes { NoteId Text CreatedBy { PK } CreateDate UpdateDate }"))[
      "Notes"
    ] as { NoteId: string; Text: string }[] | null;

  test("the company keeps them, the author changes them, the talent's side sees none", async () => {
    const sent = await stage.calls.send(stage.world.others.position(stage.projectId));
    const ClientKey = newId();
    expect(await save(stage.producer, sent, { Text: "Warm voice", ClientKey })).toEqual([]);
    expect(await save(stage.producer, sent, { Text: "Warm voice", ClientKey })).toEqual([]);
    expect(await save(stage.people.producerColleague, sent, { Text: "Too tall?" })).toEqual([]);
    const [first, second] = (await notes(stage.producer, sent)) ?? [];
    expect([first?.Text, second?.Text]).toEqual(["Warm voice", "Too tall?"]);
    const NoteId = first!.NoteId;
    expect(facts(await save(stage.people.producerColleague, sent, { NoteId, Text: "x" }))).toMatchObject({
      rule: "OWNERSHIP",
    });
    expect(await save(stage.producer, sent, { NoteId, Text: "Warm, low voice" })).toEqual([]);
    expect(facts(await remove(stage.producer, sent, second!.NoteId))).toMatchObject({ rule: "OWNERSHIP" });
    expect(await remove(stage.people.admin, sent, second!.NoteId)).toEqual([]);
    expect(await remove(stage.people.admin, sent, second!.NoteId)).toEqual([]);
    expect((await notes(stage.producer, sent))?.map(({ Text }) => Text)).toEqual(["Warm, low voice"]);
    expect(await notes(sent.talent, sent)).toBeNull();
    expect(facts(await save(sent.talent, sent, { Text: "x" }))).toMatchObject({ code: "FORBIDDEN" });
    expect(facts(await save(stage.people.producerOther, sent, { Text: "x" }))).toMatchObject({
      code: "NOT_FOUND",
    });
    expect(facts(await save(stage.producer, sent, { Text: "" }))).toMatchObject({
      fields: [{ path: "note.Text" }],
    });
    const other = await stage.calls.send(stage.world.others.position(stage.projectId));
    expect(facts(await save(stage.producer, other, { NoteId, Text: "x" }))).toMatchObject({ kind: "note" });
  });
});

describe("invitations", () => {
  const invite = (actor: Actor, invitation: object) =>
    stage.world.execute<{ inviteToPosition: Record<string, unknown> }>(
      actor,
      `mutation($i: InvitationInput!) { inviteToPosition(invitation: $i) {
        PK SK Data { UserId Message CreateDate Project { Name } Position { Name } } } }`,
      { i: invitation },
    );
  const knownTalent = (roles = ["Talent"]) => {
    const { talentOther } = createPeople();
    const id = talentOther.userId;
    stage.world.others.members.set(id, {
      id,
      firstName: "A",
      lastName: "B",
      roles,
      registered: true,
      version: 1n,
    });
    return talentOther;
  };

  test("opens a private project, once, and the talent can submit", async () => {
    const hidden = stage.world.others.project(stage.people.companyA, { public: false });
    const RoleId = stage.world.others.position(hidden);
    const talent = knownTalent();
    await expect(stage.calls.send(RoleId, talent)).rejects.toThrow("NOT_FOUND");
    const invitation = { ProjectId: hidden, RoleId, UserId: talent.userId, Message: "Please come" };
    const first = await invite(stage.producer, invitation);
    expect(first.data.inviteToPosition).toMatchObject({
      PK: `PRJ#${hidden}`,
      SK: `ROLE#${RoleId}#${talent.userId}`,
      Data: { Message: "Please come", Project: { Name: "A film" } },
    });
    const again = await invite(stage.producer, { ...invitation, Message: "Again" });
    expect(again.data).toEqual(first.data);
    const relations = { userIds: [talent.userId], projectIds: [hidden] };
    expect(
      expectOk(await stage.world.asProjects.batchGetProjectRelations(relations)).relations,
    ).toMatchObject([{ projectId: hidden, userId: talent.userId, status: "Invited" }]);
    await stage.calls.send(RoleId, talent);
    expect(
      expectOk(await stage.world.asProjects.batchGetProjectRelations(relations)).relations,
    ).toMatchObject([{ status: "Submitted" }]);
    const invitations = await waitFor("the invitation is told", () => {
      const found = stage.world.published.filter(({ subject }) => subject.includes("invitation.sent"));
      return found.some(({ aggregateId }) => aggregateId.endsWith(talent.userId)) && found;
    });
    expect(invitations.filter(({ aggregateId }) => aggregateId.endsWith(talent.userId))).toHaveLength(1);
  });

  test("nobody is invited who keeps apart from the company, and nothing says who did it", async () => {
    const RoleId = stage.world.others.position(stage.projectId);
    const talent = knownTalent();
    stage.world.others.keptApart.add(talent.userId);
    for (const actor of [stage.producer, stage.people.producerColleague])
      expect((await invite(actor, { RoleId, UserId: talent.userId })).errors).toMatchObject([
        { message: "This person can't be invited.", extensions: { code: "FORBIDDEN", rule: "RECIPIENT" } },
      ]);
    const [left] = await stage.query("select count(*)::int from invitation where user_id = $1", [
      talent.userId,
    ]);
    expect(left).toEqual({ count: 0 });
    stage.world.others.keptApart.delete(talent.userId);
    expect((await invite(stage.producer, { RoleId, UserId: talent.userId })).errors).toEqual([]);
  });

  test("who and what cannot be invited", async () => {
    const RoleId = stage.world.others.position(stage.projectId);
    const held = stage.world.others.position(stage.projectId, { status: "OnHold" });
    const UserId = knownTalent().userId;
    const cases: readonly [Actor, object, object][] = [
      [stage.people.producerOther, { RoleId, UserId }, { code: "NOT_FOUND", kind: "position" }],
      [stage.people.talentSelf, { RoleId, UserId }, { code: "FORBIDDEN" }],
      [stage.producer, { RoleId, UserId: newId() }, { code: "NOT_FOUND", kind: "user" }],
      [
        stage.producer,
        { RoleId, UserId: knownTalent(["Production"]).userId },
        { fields: [{ rule: "NOT_A_TALENT" }] },
      ],
      [stage.producer, { RoleId: held, UserId }, { rule: "POSITION_NOT_OPEN" }],
      [stage.producer, { RoleId, UserId: "x" }, { fields: [{ path: "invitation.UserId" }] }],
      [
        stage.producer,
        { RoleId, UserId, Message: "x".repeat(2_001) },
        { fields: [{ path: "invitation.Message" }] },
      ],
    ];
    for (const [actor, invitation, failure] of cases)
      expect(facts((await invite(actor, invitation)).errors)).toMatchObject(failure);
  });
});

describe("booking all that match", () => {
  const JOB = "PK Data { Status Total Done Skipped Results { Key Rule } FinishDate }";
  interface Job {
    readonly PK: string;
    readonly Data: {
      Status: string;
      Total: number;
      Done: number;
      Skipped: number;
      Results: { Rule: string }[];
    };
  }
  const bookMatching = (actor: Actor, criteria: object, status: boolean) =>
    stage.world.execute<{ bookMatching: Job }>(
      actor,
      `mutation($c: MatchingCriteria!, $s: Boolean!) { bookMatching(criteria: $c, status: $s) { ${JOB} } }`,
      { c: criteria, s: status },
    );
  const job = (actor: Actor, id: string) =>
    stage.world.execute<{ getBookingJob: Job }>(
      actor,
      `query($id: ID!) { getBookingJob(id: $id) { ${JOB} } }`,
      {
        id,
      },
    );
  const finished = (id: string) =>
    waitFor(
      "the job is finished",
      async () => {
        const { getBookingJob } = (await job(stage.producer, id)).data;
        return getBookingJob.Data.Status === "Finished" && getBookingJob;
      },
      240_000,
    );

  /** Inserts submissions of this many people. */
  async function crowd(positionId: string, count: number): Promise<void> {
    await stage.calls.send(positionId);
    const client = new pg.Client(stage.world.databaseUrl);
    await client.connect();
    await client.query(
      `insert into submission (id, project_id, position_id, user_id, company_id, status, created_by, submitted_at,
         updated_at, version)
       select gen_random_uuid(), project_id, position_id, gen_random_uuid(), company_id, 'Submitted', created_by,
         submitted_at - make_interval(secs => place / 50), updated_at, 1
       from submission, generate_series(1, $2::int - 1) place where position_id = $1`,
      [positionId, count],
    );
    await client.end();
  }

  test("ten thousand are declined part by part, each once, and what it costs grows with the parts alone", async () => {
    const positionId = stage.world.others.position(stage.projectId);
    await crowd(positionId, 10_000);
    const begun = await bookMatching(stage.producer, { RoleId: positionId }, false);
    // Its first part may be done by this call, or earlier by the sweep.
    expect(begun.data.bookMatching.Data).toMatchObject({ Status: "Running", Total: 10_000 });
    expect(begun.sqlStatements).toBeLessThanOrEqual(20);
    // Someone who submits now was not listed when the bulk decision was made.
    await stage.calls.send(positionId);
    const done = await finished(begun.data.bookMatching.PK);
    expect(done.Data).toMatchObject({ Done: 10_000, Skipped: 0 });
    const client = new pg.Client(stage.world.databaseUrl);
    await client.connect();
    const { rows } = await client.query(
      `select count(*)::int as moves, count(distinct submission_id)::int as people from submission_move
       join submission on submission.id = submission_id
       where position_id = $1 and to_status = 'NotBooked'`,
      [positionId],
    );
    await client.end();
    expect(rows).toEqual([{ moves: 10_000, people: 10_000 }]);
  });

  test("who is passed over is named; more people than there are places are refused", async () => {
    const positionId = stage.world.others.position(stage.projectId, { quantity: 5 });
    await crowd(positionId, 5);
    await stage.query(
      `update submission set status = 'Withdrawn' where id = (
         select id from submission where position_id = $1 order by id limit 1)`,
      [positionId],
    );
    const criteria = { RoleId: positionId, BookingStatus: ["New", "Withdrawn"], ClientKey: newId() };
    const first = await bookMatching(stage.producer, criteria, true);
    // The call does everything, unless the sweep was faster and is still running.
    const done = await finished(first.data.bookMatching.PK);
    expect(done.Data).toMatchObject({ Total: 5, Done: 4, Skipped: 1 });
    expect(done.Data.Results.map(({ Rule }) => Rule)).toEqual(["ILLEGAL_TRANSITION"]);
    expect((await bookMatching(stage.producer, criteria, true)).data.bookMatching).toEqual(done);
    const full = stage.world.others.position(stage.projectId, { quantity: 2 });
    await crowd(full, 3);
    const refused = await bookMatching(stage.producer, { RoleId: full }, true);
    expect(facts(refused.errors)).toMatchObject({ rule: "TOO_FEW_PLACES", max: 2, state: "3" });
    const declined = await bookMatching(stage.producer, { RoleId: full }, false);
    expect((await finished(declined.data.bookMatching.PK)).Data).toMatchObject({ Total: 3, Done: 3 });
  });

  test("who may, and what is refused", async () => {
    const RoleId = stage.world.others.position(stage.projectId);
    const mine = (await bookMatching(stage.producer, { RoleId }, false)).data.bookMatching.PK;
    expect(facts((await job(stage.people.producerOther, mine)).errors)).toMatchObject({ code: "NOT_FOUND" });
    expect(facts((await bookMatching(stage.people.producerOther, { RoleId }, true)).errors)).toMatchObject({
      code: "NOT_FOUND",
    });
    expect(facts((await bookMatching(stage.people.talentSelf, { RoleId }, true)).errors)).toMatchObject({
      code: "FORBIDDEN",
    });
    const unknown = await bookMatching(
      stage.producer,
      { RoleId, BookingStatus: ["Booked", "Nothing"] },
      false,
    );
    expect(facts(unknown.errors)).toMatchObject({ fields: [{ path: "criteria.BookingStatus.1" }] });
  });
});
