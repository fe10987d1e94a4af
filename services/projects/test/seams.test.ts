import { draftEvent } from "@callboard/bus/event.ts";
import { createGrpcClient } from "@callboard/grpc/client.ts";
import { newId } from "@callboard/kit/ids.ts";
import {
  SubmissionBookedSchema,
  SubmissionCreatedSchema,
  SubmissionReleasedSchema,
  SubmissionWithdrawnSchema,
} from "@callboard/proto/casting/v1/events_pb.ts";
import { CompanyUpdatedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { ProjectsService } from "@callboard/proto/projects/v1/service_pb.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { another } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { approved, bare, castOf, draft, openStage, step, type Cast, type Stage } from "./stage.ts";

let stage: Stage;
let cast: Cast;
beforeAll(async () => {
  stage = await openStage();
  cast = castOf(stage.world);
});
afterAll(() => stage.close());

const publish = async (event: ReturnType<typeof draftEvent>): Promise<void> => {
  const traceparent = "00-00000000000000000000000000000001-0000000000000001-01";
  await stage.publish({ ...event, id: newId(), occurredAt: new Date(), actorId: null, traceparent });
};
const countersOf = async (PK: string, SK: string) => {
  const [project] = await stage.sql("select submissions from project where id = $1", [bare(PK)]);
  const [position] = await stage.sql('select submissions, "cast", role_status from position where id = $1', [
    bare(SK),
  ]);
  return [project?.["submissions"], position?.["submissions"], position?.["cast"], position?.["role_status"]];
};

/** The events of one submission to the position. */
function submissionTo(PK: string, SK: string) {
  const submissionId = newId();
  const about = {
    submissionId,
    projectId: bare(PK),
    positionId: bare(SK),
    userId: newId(),
    companyId: cast.companyId,
  };
  const at = (version: number) => ({ aggregateId: submissionId, version });
  return {
    created: (version: number) => publish(draftEvent(SubmissionCreatedSchema, about, at(version))),
    withdrawn: (version: number) => publish(draftEvent(SubmissionWithdrawnSchema, about, at(version))),
    booked: (version: number) => publish(draftEvent(SubmissionBookedSchema, about, at(version))),
    released: (version: number) => publish(draftEvent(SubmissionReleasedSchema, about, at(version))),
  };
}

test("counters follow the submissions; two booked of two wanted fill the position, one released opens it", async () => {
  const { PK, SK } = await approved(stage, cast);
  const [first, second, third] = [submissionTo(PK, SK), submissionTo(PK, SK), submissionTo(PK, SK)];
  for (const one of [first, second, third]) await one.created(1);
  await waitFor("three stand", async () => (await countersOf(PK, SK)).join() === "3,3,0,Open");
  await first.booked(2);
  await second.booked(2);
  await waitFor("it is filled", async () => (await countersOf(PK, SK)).join() === "3,3,2,Filled");
  await third.withdrawn(2);
  await second.released(3);
  await waitFor("it is open", async () => (await countersOf(PK, SK)).join() === "2,2,1,Open");
  expect(await stage.events(bare(SK))).toEqual(["position.added", "position.filled", "position.updated"]);
});

test("the searches learn that a position is filled, and that it is open again", async () => {
  const { PK, SK } = await approved(stage, cast, { Name: "Zinnia" });
  const query = `query { searchProjects(criteria: { Text: "zinnia", Skills: ["Horseback Riding"] }) { Projects { PK } } }`;
  const isFound = async () => {
    const { data } = await stage.execute<{ searchProjects: { Projects: unknown[] } }>(
      another(cast.producer),
      query,
    );
    return data.searchProjects.Projects.length === 1;
  };
  const until = (what: string, wanted: boolean) => waitFor(what, async () => (await isFound()) === wanted);
  await until("it is found by its open position", true);
  const [first, second] = [submissionTo(PK, SK), submissionTo(PK, SK)];
  for (const one of [first, second]) await one.booked(1);
  await until("it is not found by a filled one", false);
  await second.released(2);
  await until("it is found again", true);
  expect(await countersOf(PK, SK)).toEqual([2, 2, 1, "Open"]);
});

test("late and repeated events change nothing", async () => {
  const { PK, SK } = await approved(stage, cast);
  const [one, last] = [submissionTo(PK, SK), submissionTo(PK, SK)];
  await one.withdrawn(3);
  await one.created(1);
  await one.booked(2);
  await one.withdrawn(3);
  await last.created(1);
  await waitFor("the last is counted", async () => (await countersOf(PK, SK))[1] === 1);
  expect(await countersOf(PK, SK)).toEqual([1, 1, 0, "Open"]);
});

test("raising the number of people wanted opens a filled position", async () => {
  const { PK, SK } = await approved(stage, cast);
  for (const one of [submissionTo(PK, SK), submissionTo(PK, SK)]) await one.booked(1);
  await waitFor("it is filled", async () => (await countersOf(PK, SK))[3] === "Filled");
  await step(stage, cast.producer, "updateProjectPosition", { PK, SK, Quantity: 3 });
  expect(await countersOf(PK, SK)).toEqual([2, 2, 2, "Open"]);
});

test("a company's new name is found", async () => {
  const own = castOf(stage.world);
  const { PK } = await approved(stage, own);
  stage.world.companies.set(own.companyId, "Obsidian Films");
  await publish(
    draftEvent(
      CompanyUpdatedSchema,
      { companyId: own.companyId, fields: ["Name"] },
      { aggregateId: own.companyId, version: 2 },
    ),
  );
  const query = 'query { searchProjects(criteria: { Text: "obsidian" }) { Projects { PK } } }';
  const found = async () =>
    (await stage.execute<{ searchProjects: { Projects: { PK: string }[] } }>(another(cast.talent), query))
      .data.searchProjects.Projects;
  await waitFor("something is found by it", async () => (await found()).length > 0);
  expect((await found()).map((project) => project.PK)).toEqual([PK]);
});

test("a new name reaches every project of a company, however many it has", async () => {
  const own = castOf(stage.world);
  const { PK } = await approved(stage, own);
  const [stored] = await stage.sql<{ names: string[] }>(
    `select array_agg(attname::text order by attnum) as names from pg_attribute
     where attrelid = 'project'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  const names = stored!.names.map((name) => `"${name}"`).join(", ");
  await stage.sql(
    `insert into project (${names})
     select ${names} from (select (jsonb_populate_record(project, jsonb_build_object('id', gen_random_uuid()))).*
       from project, generate_series(1, 449) where id = $1) as copies`,
    [bare(PK)],
  );
  const revisions = async () =>
    (
      await stage.sql<{ revision: number; projects: number }>(
        "select revision::int as revision, count(*)::int as projects from project where company_id = $1 group by 1",
        [own.companyId],
      )
    ).map(({ revision, projects }) => [revision, projects]);
  const [[before = 0] = []] = await revisions();
  await publish(
    draftEvent(
      CompanyUpdatedSchema,
      { companyId: own.companyId, fields: ["Name"] },
      { aggregateId: own.companyId, version: 2 },
    ),
  );
  await waitFor("all of them", async () =>
    (await revisions()).every(([revision]) => revision === before + 1),
  );
  expect(await revisions()).toEqual([[before + 1, 450]]);
});

describe("other services", () => {
  const open = async () =>
    createGrpcClient(ProjectsService, {
      target: stage.service.grpcTarget,
      signer: await stage.keys.signer("projects"),
    });

  test("read projects, positions and slots in batches; what is unknown is left out", async () => {
    const client = await open();
    const live = await approved(stage, cast);
    const hidden = await draft(stage, cast.producer);
    const slot = { PK: live.PK, Date: "2099-03-01", Time: "09:00", Zone: "America/New_York" };
    await stage.execute(
      cast.producer,
      "mutation($input: AuditionTimeInput!) { saveAuditionTime(auditionTime: $input) { Auditions { SK } } }",
      { input: slot },
    );
    const projects = expectOk(
      await client.batchGetProjects({ ids: [bare(live.PK), newId(), "nonsense"] }),
    ).projects;
    expect(projects).toMatchObject([
      { id: bare(live.PK), status: "Approved", public: true, companyId: cast.companyId },
    ]);
    const wanted = [cast.companyId, newId(), "nonsense"];
    expect(expectOk(await client.listApprovedCompanies({ companyIds: wanted })).companyIds).toEqual([
      cast.companyId,
    ]);
    const { positions } = expectOk(await client.batchGetPositions({ ids: [bare(live.SK), bare(hidden.SK)] }));
    const byId = new Map(positions.map((position) => [position.id, position]));
    expect(byId.get(bare(live.SK))).toMatchObject({
      status: "Open",
      quantity: 2,
      ageRanges: ["22-30"],
      locationCity: "Austin",
    });
    expect(byId.get(bare(hidden.SK))).toMatchObject({ status: "PendingReview" });
    const [row] = await stage.sql<{ id: string }>("select id from audition_slot where project_id = $1", [
      bare(live.PK),
    ]);
    const readSlot = async () => expectOk(await client.batchGetSlots({ ids: [row?.id ?? ""] })).slots;
    expect(await readSlot()).toMatchObject([
      { zone: "America/New_York", capacity: 1, lengthMinutes: 15, cancelled: false, place: "", link: "" },
    ]);
    await stage.sql(
      "update audition_slot set place = 'Room 4', link = 'https://meet.example' where id = $1",
      [row?.id],
    );
    expect(await readSlot()).toMatchObject([{ place: "Room 4", link: "https://meet.example" }]);
    client.close();
  });

  test("read the days of filming of a project", async () => {
    const client = await open();
    const live = await approved(stage, cast);
    for (const Date of ["2099-04-02", "2099-04-01"])
      await stage.execute(
        cast.producer,
        "mutation($input: FilmingDateInput!) { saveFilmingDate(filmingDate: $input) { SK } }",
        { input: { PK: live.PK, Date, Zone: "America/New_York" } },
      );
    const projectId = bare(live.PK);
    const { dates } = expectOk(await client.listFilmingDates({ projectId }));
    expect(dates.map(({ date }) => date).slice(-2)).toEqual(["2099-04-01", "2099-04-02"]);
    expect(new Set(dates.map((date) => date.projectId))).toEqual(new Set([projectId]));
    for (const unknown of [newId(), "nonsense"])
      expect(expectOk(await client.listFilmingDates({ projectId: unknown })).dates).toEqual([]);
    client.close();
  });
});
