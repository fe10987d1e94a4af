import { randomUUID } from "node:crypto";
import { draftEvent } from "@callboard/bus/event.ts";
import { UserErasedSchema, UserExportRequestedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { approved, bare, castOf, dates, openStage, type Stage } from "../stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test("what an erased member made is the company's, and what they kept is gone", async () => {
  const cast = castOf(stage.world);
  const { PK, SK } = await approved(stage, cast);
  const { userId } = cast.producer;
  await stage.execute(cast.producer, "mutation($PK: ID!) { toggleFavorite(projectId: $PK) { PK } }", { PK });
  const saved = await stage.execute<{ saveSearch: { SK: string } }>(
    cast.producer,
    `mutation { saveSearch(search: { Name: "My own words", Criteria: { Text: "drama" } }) { SK } }`,
  );
  // One that was removed long before.
  await stage.sql(
    `insert into saved_search (id, user_id, name, criteria, alert, created_at, version, removed_at)
     values ($1, $2, 'My own words', '{"Text": "mine"}', 'Never', now(), 2, now())`,
    [randomUUID(), userId],
  );
  const draft = draftEvent(UserErasedSchema, { userId }, { aggregateId: userId, version: 1 });
  await stage.publish({ ...draft, id: randomUUID(), occurredAt: new Date(), actorId: null, traceparent: "" });
  const left = () =>
    stage.sql(
      `select 1 from project where created_by = $1 union all select 1 from position where created_by = $1
       union all select 1 from favorite where user_id = $1
       union all select 1 from saved_search where user_id = $1 and (removed_at is null or name <> 'erased' or criteria::text <> '{}')`,
      [userId],
    );
  await waitFor("nothing is left", async () => (await left()).length === 0);
  const query = `query($PK: ID!, $SK: ID!) { getProjectById(id: $PK) { Data { Name CreatedBy { PK } } }
    getProjectRoleById(pK: $PK, sK: $SK) { Data { UserId } } }`;
  expect((await stage.execute(cast.colleague, query, { PK, SK })).data).toMatchObject({
    getProjectById: { Data: { Name: "The Long Way Home", CreatedBy: null } },
  });
  expect(await stage.events(bare(saved.data.saveSearch.SK))).toEqual(["search.saved", "search.removed"]);
});

test.each([
  ["whose last member is erased closes", true, "Closed"],
  ["with somebody left goes on", false, "Approved"],
])("a project of a company %s", async (_name, isLast, status) => {
  const cast = castOf(stage.world);
  const { PK } = await approved(stage, cast);
  await dates(stage, cast.producer, PK);
  const { userId } = cast.producer;
  const payload = { userId, emptiedCompanyId: isLast ? cast.companyId : "" };
  const draft = draftEvent(UserErasedSchema, payload, { aggregateId: userId, version: 1 });
  await stage.publish({ ...draft, id: randomUUID(), occurredAt: new Date(), actorId: null, traceparent: "" });
  const rows = () =>
    stage.sql("select status, hidden from project where id = $1 and created_by = company_id", [bare(PK)]);
  expect(await waitFor("the erasure arrives", async () => (await rows())[0])).toEqual({
    status,
    hidden: false,
  });
  const events = await stage.events(bare(PK));
  expect(events.filter((event) => event === "project.closed")).toHaveLength(isLast ? 1 : 0);
  const open = "select 1 from audition_slot where project_id = $1 and cancelled_at is null";
  expect(await stage.sql(open, [bare(PK)])).toHaveLength(isLast ? 0 : 1);
});

test("a copy of somebody's data has what they made and kept, and nothing of others", async () => {
  const cast = castOf(stage.world);
  const { PK } = await approved(stage, cast);
  await stage.execute(cast.producer, "mutation($PK: ID!) { toggleFavorite(projectId: $PK) { PK } }", { PK });
  const { userId } = cast.producer;
  const exportId = randomUUID();
  const payload = { userId, exportId };
  const draft = draftEvent(UserExportRequestedSchema, payload, { aggregateId: userId, version: 1 });
  await stage.publish({ ...draft, id: randomUUID(), occurredAt: new Date(), actorId: null, traceparent: "" });
  await waitFor("the part was handed in", async () => stage.world.exports.has(exportId));
  expect(stage.world.exports.get(exportId)).toMatchObject({
    projects: [{ id: bare(PK), status: "Approved" }],
    favorites: [{ project: "The Long Way Home" }],
    savedSearches: [],
  });
});
