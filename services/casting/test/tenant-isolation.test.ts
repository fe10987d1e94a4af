import fc from "fast-check";
import pg from "pg";
import type { Actor } from "@callboard/kit/actor.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { createPeople, openWorld, type World } from "./casting-world.ts";
import { requestCallsOf } from "./request-calls.ts";
import { callsOf, type Sent } from "./submission-calls.ts";

let world: World;
let database: pg.Client;
beforeAll(async () => {
  // Disables sweeps while rows are compared.
  const never = String(3_600_000);
  world = await openWorld({ EXPIRY_SWEEP_MS: never, ANNOUNCE_SWEEP_MS: never });
  database = new pg.Client(world.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await world.close();
});

const DAYS = ["2099-03-01", "2099-03-02"];

/** A company with a submission in each of three states, a taken slot, a group, a note and a request. */
async function company(companyId: string, producer: Actor, talents: readonly ReturnType<typeof member>[]) {
  const [calls, requests] = [callsOf(world), requestCallsOf(world)];
  const projectId = world.others.project(companyId);
  const slot = world.others.slot(projectId, { capacity: 2 });
  const sent: Sent[] = [];
  for (const talent of talents)
    sent.push(await calls.send(world.others.position(projectId, { quantity: 2 }), talent));
  const [first, second, third] = sent as [Sent, Sent, Sent];
  await calls.addToGroup(producer, first, "GROUP#1");
  await requests.avail(producer, first, { Dates: DAYS });
  await calls.request(producer, second, slot);
  await calls.confirm(second.talent, second, slot);
  await calls.set(producer, third, "Selected");
  const note = { PK: third.PK, SK: third.SK, Text: "A warm voice." };
  await world.execute(producer, "mutation($n: NoteInput!) { saveNote(note: $n) { SK } }", { n: note });
  return { companyId, producer, projectId, slot, sent };
}
type Company = Awaited<ReturnType<typeof company>>;

type Call = readonly [document: string, variables: (sent: Sent, of: Company) => Record<string, unknown>];
const keys = (more: string, selection = "SK") =>
  `mutation($p: ID!, $s: ID!) { ${more.replace("KEYS", "pK: $p, sK: $s")} { ${selection} } }`;
const plain = ({ PK, SK }: Sent) => ({ p: PK, s: SK });
const input =
  (more: object) =>
  ({ PK, SK }: Sent) => ({ i: { PK, SK, ...more } });
const inGroup = ({ PK, SK, talent }: Sent) => ({
  g: { ProjectId: PK, RoleId: roleOf(SK), GroupId: "GROUP#1", UserIds: [`USR#${talent.userId}`] },
});
const one = ({ PK, SK, talent }: Sent) => ({
  g: { ProjectId: PK, RoleId: roleOf(SK), GroupId: "GROUP#1", UserId: `USR#${talent.userId}` },
});
const roleOf = (SK: string) => `ROLE#${SK.split("#")[1]}`;

/** Every mutation of casting, on a submission of any company. */
const CALLS: Readonly<Record<string, Call>> = {
  submitToPosition: [
    "mutation($i: SubmissionInput!) { submitToPosition(submission: $i) { SK } }",
    ({ SK, talent }) => ({ i: { RoleId: roleOf(SK), UserId: `USR#${talent.userId}` } }),
  ],
  withdrawSubmission: [keys('withdrawSubmission(KEYS, reason: "x")'), plain],
  updateBookingStatus: [keys('updateBookingStatus(KEYS, status: "Booked")', "Status"), plain],
  select: [keys('updateBookingStatus(KEYS, status: "Selected")', "Status"), plain],
  projectSubmissionBookResponse: [
    `mutation($p: ID!, $s: ID!, $u: ID!) { projectSubmissionBookResponse(PK: $p, SK: $s, UserId: $u, Booked: false) { Status } }`,
    (sent) => ({ ...plain(sent), u: `USR#${sent.talent.userId}` }),
  ],
  projectSubmissionsBooking: [
    "mutation($i: [SubmissionKeyInput!]!) { projectSubmissionsBooking(submissions: $i, status: true) { Status } }",
    (_, { sent }) => ({ i: sent.map(({ PK, SK }) => ({ PK, SK })) }),
  ],
  bookMatching: [
    "mutation($i: MatchingCriteria!) { bookMatching(criteria: $i, status: false) { PK } }",
    ({ SK }) => ({ i: { RoleId: roleOf(SK) } }),
  ],
  inviteToPosition: [
    "mutation($i: InvitationInput!) { inviteToPosition(invitation: $i) { SK } }",
    ({ SK, talent }) => ({ i: { RoleId: roleOf(SK), UserId: `USR#${talent.userId}` } }),
  ],
  saveNote: ["mutation($i: NoteInput!) { saveNote(note: $i) { SK } }", input({ Text: "x" })],
  setAutomaticAnswers: [
    "mutation($i: AutomaticAnswersInput!) { setAutomaticAnswers(answers: $i) { Status } }",
    ({ PK, SK }) => ({ i: { ProjectId: PK, RoleId: roleOf(SK), On: false } }),
  ],
  addBookingGroupUser: [
    `mutation($p: ID!, $s: ID!) { addBookingGroupUser(PK: $p, SK: $s, GroupId: "GROUP#2") { Status } }`,
    plain,
  ],
  deleteBookingGroupUser: [
    `mutation($p: ID!, $s: ID!) { deleteBookingGroupUser(PK: $p, SK: $s, GroupId: "GROUP#1") { Status } }`,
    plain,
  ],
  createGroup: [
    "mutation($i: GroupInput!) { createGroup(group: $i) { SK } }",
    ({ PK }) => ({ i: { ProjectId: PK, Name: crypto.randomUUID() } }),
  ],
  updateGroup: [
    "mutation($i: GroupChangeInput!) { updateGroup(group: $i) { SK } }",
    ({ PK }) => ({ i: { ProjectId: PK, GroupId: "GROUP#1", Name: crypto.randomUUID() } }),
  ],
  addGroupUsers: ["mutation($g: GroupUsersInput!) { addGroupUsers(groupUsers: $g) { Status } }", inGroup],
  deleteGroupUsers: [
    "mutation($g: GroupUsersInput!) { deleteGroupUsers(groupUsers: $g) { Status } }",
    inGroup,
  ],
  addGroupUser: ["mutation($g: GroupUserInput!) { addGroupUser(groupUser: $g) { Status } }", one],
  deleteGroupUser: ["mutation($g: GroupUserInput!) { deleteGroupUser(groupUser: $g) { Status } }", one],
  requestAudition: [
    "mutation($i: AuditionRequestInput!) { requestAudition(request: $i) { SK } }",
    ({ PK, SK }, { slot }) => ({ i: { PK, SK, AuditionId: slot } }),
  ],
  requestAvail: [
    "mutation($i: AvailRequestInput!) { requestAvail(request: $i) { SK } }",
    input({ Dates: DAYS }),
  ],
  makeOffer: [
    "mutation($i: OfferInput!) { makeOffer(offer: $i) { SK } }",
    input({ Terms: "x", Dates: DAYS }),
  ],
  answerRequest: [
    "mutation($i: RequestAnswerInput!) { answerRequest(answer: $i) { SK } }",
    input({ Answer: "Free" }),
  ],
  releaseSubmission: [
    "mutation($i: ReleaseInput!) { releaseSubmission(release: $i) { SK } }",
    input({ Reason: "x", CancellationTerms: "y" }),
  ],
  confirmAudition: [
    "mutation($p: ID!, $s: ID!, $a: ID!) { confirmAudition(pK: $p, sK: $s, auditionId: $a) { Status } }",
    (sent, { slot }) => ({ ...plain(sent), a: slot }),
  ],
  cancelAudition: [keys("cancelAudition(KEYS)", "Status"), plain],
  requestAnotherTime: [keys("requestAnotherTime(KEYS)"), plain],
  joinWaitingList: [
    "mutation($p: ID!, $s: ID!, $a: ID!) { joinWaitingList(pK: $p, sK: $s, auditionId: $a) { SK } }",
    (sent, { slot }) => ({ ...plain(sent), a: slot }),
  ],
  leaveWaitingList: [keys("leaveWaitingList(KEYS)"), plain],
  checkIn: [keys("checkIn(KEYS)"), plain],
  recordNoShow: [keys("recordNoShow(KEYS)"), plain],
  disputeNoShow: [keys('disputeNoShow(KEYS, reason: "x")'), plain],
};

const OF_COMPANY = [
  // When projects was last read is nobody's change.
  "select to_jsonb(p) - 'read_at' as row from position p where company_id = $1",
  "select to_jsonb(p) - 'read_at' as row from project p where company_id = $1",
  "select to_jsonb(s) as row from submission s where company_id = $1",
  "select to_jsonb(s) as row from slot s join project p on p.id = s.project_id where p.company_id = $1",
  `select to_jsonb(m) as row from submission_move m join submission s on s.id = m.submission_id
   where s.company_id = $1`,
  // The version also rises with the rank, which depends on requests of other companies, and so does when it last rose.
  "select to_jsonb(r) - 'version' - 'moved_up_at' as row from request r where company_id = $1",
  `select to_jsonb(d) as row from request_day d join request r on r.id = d.request_id where r.company_id = $1`,
  "select to_jsonb(n) as row from note n join submission s on s.id = n.submission_id where s.company_id = $1",
  "select to_jsonb(i) as row from invitation i where company_id = $1",
  "select to_jsonb(j) as row from booking_job j where company_id = $1",
  `select to_jsonb(a) as row from announcement a join submission s on s.id = a.submission_id
   where s.company_id = $1`,
  `select to_jsonb(w) as row from slot_waiting w join submission s on s.id = w.submission_id
   where s.company_id = $1`,
  "select to_jsonb(g) as row from booking_group g join project p on p.id = g.project_id where p.company_id = $1",
  "select to_jsonb(g) as row from group_member g join project p on p.id = g.project_id where p.company_id = $1",
];
async function rowsOf(companyId: string): Promise<string[][]> {
  const all: string[][] = [];
  for (const query of OF_COMPANY) {
    const { rows } = await database.query<{ row: unknown }>(query, [companyId]);
    all.push(rows.map(({ row }) => JSON.stringify(row)).toSorted());
  }
  return all;
}

test("whatever one company does, to its own and to the other's, changes no row of the other", async () => {
  const names = Object.keys(CALLS);
  const step = fc.tuple(fc.constantFrom(...names), fc.nat(2), fc.boolean());
  let worked = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      const people = createPeople();
      // The same people, so that ranks and calendars overlap.
      const talents = [0, 1, 2].map(() => member({ roles: ["Talent"] }));
      const mine = await company(people.companyA, people.producerOwner, talents);
      const theirs = await company(people.companyB, people.producerOther, talents);
      const before = await rowsOf(people.companyB);
      expect(before.filter((rows) => rows.length > 0).length).toBeGreaterThan(8);
      for (const [name, who, isForeign] of steps) {
        const target = isForeign ? theirs : mine;
        const [document, variables] = CALLS[name] as Call;
        const { errors } = await world.execute(
          people.producerOwner,
          document,
          variables(target.sent[who] as Sent, target),
        );
        if (errors.length === 0) worked += 1;
        expect([name, errors.some(({ extensions }) => extensions.code === "INTERNAL")]).toEqual([
          name,
          false,
        ]);
      }
      expect(await rowsOf(people.companyB)).toEqual(before);
    }),
    { numRuns: 12 },
  );
  // The calls are valid: those on the caller's own rows succeed.
  expect(worked).toBeGreaterThan(20);
});
