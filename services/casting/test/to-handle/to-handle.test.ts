import { timestampFromDate } from "@bufbuild/protobuf/wkt";
import type { Actor } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { UserSuspendedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { ProjectClosedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { companyStage } from "../company-stage.ts";
import { facts, type Sent } from "../submission-calls.ts";

const stage = companyStage();

const inHours = (hours: number) => new Date(Math.floor(Date.now() / 1_000) * 1_000 + hours * 3_600_000);
const slotIn = (hours: number) =>
  stage.world.others.slot(stage.projectId, { startsAt: timestampFromDate(inHours(hours)) });

interface Found {
  readonly getAuditionsToHandle: {
    readonly Total: number;
    readonly TotalIsFloor: boolean;
    readonly After: string | null;
    readonly Submissions: readonly {
      readonly SK: string;
      readonly Cursor: string;
      readonly Data: { readonly AuditionId: string | null };
    }[];
  };
}
const list = (actor: Actor, criteria: object = {}) =>
  stage.world.execute<Found>(
    actor,
    `query($c: AuditionsToHandleCriteria!) { getAuditionsToHandle(criteria: $c) { Total TotalIsFloor After
      Submissions { SK Cursor Data { AuditionId Audition { PK SK } Project { Name } ViewerCan } } } }`,
    { c: { CompanyId: stage.people.companyA, ...criteria } },
  );
const found = async (Kind: string, criteria: object = {}, actor: Actor = stage.producer) => {
  const answer = await list(actor, { Kind, ...criteria });
  expect(answer.errors).toEqual([]);
  return answer.data.getAuditionsToHandle;
};
const keys = async (Kind: string, criteria: object = {}) =>
  (await found(Kind, criteria)).Submissions.map(({ SK }) => SK);

/** Someone who requested another time than that of the slot. */
async function requested(slot: string | null): Promise<Sent> {
  const sent = await stage.calls.send(stage.world.others.position(stage.projectId));
  expect(await stage.calls.request(stage.producer, sent, slot)).toEqual([]);
  expect(await stage.calls.otherTime(sent.talent, sent)).toEqual([]);
  return sent;
}

/** Someone who was checked in for an audition that began this many hours ago. */
async function checkedIn(hoursAgo: number): Promise<Sent> {
  const slot = slotIn(24);
  const sent = await stage.calls.invited(stage.producer, stage.projectId, slot);
  expect(await stage.calls.confirm(sent.talent, sent, slot)).toEqual([]);
  expect(await stage.calls.checkIn(stage.producer, sent)).toEqual([]);
  const client = new pg.Client(stage.world.databaseUrl);
  await client.connect();
  await client.query("update slot set starts_at = $2 where id = $1", [slot, inHours(-hoursAgo)]);
  await client.end();
  return sent;
}

test("who requested another time waits until a time is offered, the earliest audition first", async () => {
  const [later, earlier, open] = [
    await requested(slotIn(300)),
    await requested(slotIn(30)),
    await requested(null),
  ];
  const { Total, TotalIsFloor, After, Submissions } = await found("ChangeRequested");
  expect({ Total, TotalIsFloor, After }).toEqual({ Total: 3, TotalIsFloor: false, After: null });
  expect(Submissions.map(({ SK }) => SK)).toEqual([earlier, later, open].map(({ SK }) => SK));
  expect(Submissions.map(({ Data }) => Data.AuditionId !== null)).toEqual([true, true, false]);
  expect(await keys("Decide")).toEqual([]);
  expect(await stage.calls.request(stage.producer, earlier, slotIn(40))).toEqual([]);
  expect(await stage.calls.withdraw(open.talent, open)).toEqual([]);
  expect(await keys("ChangeRequested")).toEqual([later.SK]);
});

test("who auditioned waits for a decision, of days before today too, and not once it is made", async () => {
  const [goesOn, today, before] = [await checkedIn(0), await checkedIn(3), await checkedIn(24 * 40)];
  await checkedIn(24 * 61);
  expect(await keys("Decide")).toEqual([before.SK, today.SK]);
  expect(await stage.calls.set(stage.producer, before, "Auditioned")).toEqual([]);
  expect(await keys("Decide")).toEqual([before.SK, today.SK]);
  expect(await stage.calls.set(stage.producer, before, "Callback")).toEqual([]);
  expect(await keys("Decide")).toEqual([today.SK]);
  // The company knows its decision before it is announced.
  expect(await stage.calls.book(stage.producer, today, false)).toEqual([]);
  expect(await keys("Decide")).toEqual([]);
  expect(await stage.calls.read(stage.producer, goesOn, "AuditionStatus")).toEqual({
    AuditionStatus: "CheckedIn",
  });
});

test("a closed project waits for nothing", async () => {
  await requested(slotIn(30));
  await checkedIn(3);
  const { projectId } = stage;
  const { projects } = stage.world.others;
  projects.set(projectId, { ...projects.get(projectId), status: "Closed", version: 2n });
  await stage.world.receive(ProjectClosedSchema, { projectId, companyId: stage.people.companyA });
  await waitFor("the project is closed", async () => (await keys("ChangeRequested")).length === 0);
  expect(await keys("Decide")).toEqual([]);
});

test.each([1, 2])("pages of %i by cursor show each once, with the total of all", async (PageSize) => {
  const expected: string[] = [];
  for (const hours of [30, 40, 50]) expected.push((await requested(slotIn(hours))).SK);
  const shown: string[] = [];
  for (let After: string | null = null; shown.length <= 3;) {
    const page: Found["getAuditionsToHandle"] = await found("ChangeRequested", { PageSize, After });
    expect(page.Total).toBe(3);
    if (page.After !== null) expect(page.Submissions.at(-1)?.Cursor).toBe(page.After);
    shown.push(...page.Submissions.map(({ SK }) => SK));
    After = page.After;
    if (After === null) break;
  }
  expect(shown).toEqual(expected);
  expect(await keys("ChangeRequested", { PageSize, Page: 2 })).toEqual(
    expected.slice(PageSize, 2 * PageSize),
  );
});

test("a page of any size costs the same statements, and what nobody reads is not counted", async () => {
  for (const hours of [30, 40, 50]) await requested(slotIn(hours));
  const cost = async (PageSize: number) => {
    const { sqlStatements, grpcCalls } = await list(stage.producer, { Kind: "ChangeRequested", PageSize });
    return [sqlStatements, grpcCalls];
  };
  expect(await cost(1)).toEqual(await cost(100));
  const bare = await stage.world.execute(
    stage.producer,
    "query($c: AuditionsToHandleCriteria!) { getAuditionsToHandle(criteria: $c) { Submissions { SK } } }",
    { c: { CompanyId: stage.people.companyA, Kind: "Decide" } },
  );
  expect(bare.sqlStatements).toBe(1);
});

test("the auditions of a suspended person are hidden from the company, not from admins", async () => {
  const [hidden, shown] = [await requested(slotIn(30)), await requested(slotIn(40))];
  const id = hidden.talent.userId;
  stage.world.others.members.set(id, { id, firstName: "Ada", lastName: "Lovelace", version: 1n });
  await stage.calls.read(stage.producer, hidden, "FirstName");
  await stage.world.receive(UserSuspendedSchema, { userId: id });
  await waitFor("they are hidden", async () => (await found("ChangeRequested")).Total === 1);
  expect(await keys("ChangeRequested")).toEqual([shown.SK]);
  expect((await found("ChangeRequested", {}, stage.people.admin)).Total).toBe(2);
});

test.each([
  [{ CompanyId: null }, "criteria.CompanyId", "REQUIRED"],
  [{ CompanyId: "x" }, "criteria.CompanyId", "KEY"],
  [{ Kind: null }, "criteria.Kind", "CATALOG"],
  [{ Kind: "decide" }, "criteria.Kind", "CATALOG"],
  [{ PageSize: 101 }, "criteria.PageSize", "RANGE"],
  [{ After: "x" }, "criteria.After", "CURSOR"],
  [{ SortOrder: "Newest" }, "criteria.SortOrder", "CATALOG"],
])("the criteria %j are refused at %s", async (criteria, path, rule) => {
  const error = facts((await list(stage.producer, { Kind: "Decide", ...criteria })).errors);
  expect(error).toMatchObject({ code: "VALIDATION", fields: [{ path, rule }] });
});

test("a company that does not exist is one that may not be seen", async () => {
  const errorsOf = async (CompanyId: string) => {
    const { errors } = await list(stage.people.producerOther, { Kind: "Decide", CompanyId });
    return JSON.stringify(errors).replace(/"requestId":"[^"]+"/, "");
  };
  expect(await errorsOf(newId())).toBe(await errorsOf(stage.people.companyA));
});
