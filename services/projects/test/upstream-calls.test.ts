import { createGrpcClient } from "@callboard/grpc/client.ts";
import { ProjectsService } from "@callboard/proto/projects/v1/service_pb.ts";
import {
  approved,
  bare,
  castOf,
  draft,
  force,
  openStage,
  POSITION,
  step,
  submit,
  type Cast,
  type Stage,
} from "./stage.ts";

const POOL_SIZE = 5;
const MANY = 20;

let stage: Stage;
let cast: Cast;
beforeAll(async () => {
  stage = await openStage({ POOL_SIZE });
  cast = castOf(stage.world);
});
afterEach(() => {
  stage.world.meanwhile = async () => undefined;
  stage.world.castingCalls.length = 0;
});
afterAll(() => stage.close());

/** Runs `work` once, while a call with this prefix is in progress. */
function during(call: string, work: () => Promise<unknown>): void {
  let done = false;
  stage.world.meanwhile = async (made) => {
    if (done || !made.startsWith(call)) return;
    done = true;
    await work();
  };
}

const remove = (PK: string, SK: string) =>
  stage.execute<{ deleteProjectPosition?: { Status: string } }>(
    cast.producer,
    "mutation($pK: ID!, $sK: ID!) { deleteProjectPosition(pK: $pK, sK: $sK) { Status } }",
    { pK: PK, sK: SK },
  );
const change = (PK: string, SK: string, fields: object) =>
  step(stage, cast.colleague, "updateProjectPosition", { PK, SK, ...fields });
const positionOf = async (SK: string) =>
  (
    await stage.sql(
      "select position_name, quantity, removed_at is not null as removed from position where id = $1",
      [bare(SK)],
    )
  )[0];

test("twenty deletions at once all succeed with five connections, while casting calls back", async () => {
  const { PK } = await approved(stage, cast);
  for (let more = 1; more < MANY; more += 1)
    await step(stage, cast.producer, "saveProjectPosition", { PK, ...POSITION, PositionName: `No. ${more}` });
  const rows = await stage.sql<{ id: string }>("select id from position where project_id = $1", [bare(PK)]);
  expect(rows).toHaveLength(MANY);
  const client = createGrpcClient(ProjectsService, {
    target: stage.service.grpcTarget,
    signer: await stage.keys.signer("projects"),
  });
  const allCalled = Promise.withResolvers<void>();
  const calledBack: string[] = [];
  // Casting responds only once all calls have arrived, and only then reads the positions it does not know.
  stage.world.meanwhile = async (call) => {
    const [, id = ""] = call.split(" ");
    if (stage.world.castingCalls.length === MANY) allCalled.resolve();
    await allCalled.promise;
    const found = await client.batchGetPositions({ ids: [id] });
    if (found.ok) calledBack.push(...found.value.positions.map((position) => position.id));
  };
  const answers = await Promise.all(rows.map(({ id }) => remove(PK, `ROLE#${id}`)));
  client.close();
  expect(answers.map(({ data }) => data.deleteProjectPosition?.Status)).toEqual(
    Array.from({ length: MANY }, () => "OK"),
  );
  expect(calledBack.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
});

test("a project is not locked during a call to identity: a colleague's change and the submission both happen", async () => {
  const { PK } = await draft(stage, cast.producer);
  during("members", async () => {
    const { errors } = await step(stage, cast.colleague, "updateContactInfo", { PK, CastingDirName: "Mo" });
    expect(errors).toEqual([]);
  });
  const { data } = await submit(stage, cast.producer, PK);
  expect(data.submitProjectApproval?.Data.Status).toBe("Pending");
  const [row] = await stage.sql("select casting_dir_name from project where id = $1", [bare(PK)]);
  expect(row).toEqual({ casting_dir_name: "Mo" });
});

test("a position that changed during a call to casting is decided on again, and both changes remain", async () => {
  const { PK, SK } = await approved(stage, cast);
  during("quantity", async () => {
    expect((await change(PK, SK, { PositionName: "Nora" })).errors).toEqual([]);
  });
  expect((await change(PK, SK, { Quantity: 1 })).errors).toEqual([]);
  expect(await positionOf(SK)).toMatchObject({ position_name: "Nora", quantity: 1 });
  const lower = `quantity 1 of ${bare(SK)}`;
  expect(stage.world.castingCalls).toEqual([lower, lower]);
});

test("a lower quantity that was not written after all is taken back at casting", async () => {
  const { PK, SK } = await approved(stage, cast);
  during("quantity 1", () => force(stage, PK, "Closed"));
  const { errors } = await change(PK, SK, { Quantity: 1 });
  expect(errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "ILLEGAL_TRANSITION" });
  expect(await positionOf(SK)).toMatchObject({ quantity: 2 });
  expect(stage.world.castingCalls).toEqual([`quantity 1 of ${bare(SK)}`, `withdraw ${bare(SK)}`]);
});

test("casting takes submissions again for a position that was not deleted after all", async () => {
  const { PK, SK } = await approved(stage, cast);
  during("remove", () => force(stage, PK, "Closed"));
  const { errors } = await remove(PK, SK);
  expect(errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "ILLEGAL_TRANSITION" });
  expect(await positionOf(SK)).toMatchObject({ removed: false });
  expect(stage.world.castingCalls).toEqual([`remove ${bare(SK)}`, `withdraw ${bare(SK)}`]);
});

test("of two deletions of one position both succeed, and nothing is taken back", async () => {
  const { PK, SK } = await approved(stage, cast);
  during("remove", async () => {
    expect((await remove(PK, SK)).errors).toEqual([]);
  });
  expect((await remove(PK, SK)).errors).toEqual([]);
  expect(await positionOf(SK)).toMatchObject({ removed: true });
  expect(stage.world.castingCalls.filter((call) => call.startsWith("withdraw"))).toEqual([]);
});

test("a lower capacity of an audition time is taken back when it was not written", async () => {
  const { PK } = await approved(stage, cast);
  stage.world.slotsAreConfirmed = false;
  const save = (value: object) =>
    stage.execute<{ saveAuditionTime?: { Auditions: { SK: string }[] } }>(
      cast.producer,
      "mutation($input: AuditionTimeInput!) { saveAuditionTime(auditionTime: $input) { Auditions { SK } } }",
      { input: { PK, ...value } },
    );
  const SLOT = {
    Date: "2099-03-01",
    Time: "09:00",
    Zone: "America/New_York",
    LengthMinutes: 20,
    Capacity: 3,
  };
  const [slot] = (await save(SLOT)).data.saveAuditionTime?.Auditions ?? [];
  const SK = slot?.SK ?? "";
  expect((await save({ SK, Capacity: 2 })).errors).toEqual([]);
  during("capacity 1", () => force(stage, PK, "Closed"));
  expect((await save({ SK, Capacity: 1 })).errors[0]?.extensions).toMatchObject({ code: "CONFLICT" });
  expect(stage.world.castingCalls).toEqual([
    `capacity 2 of ${bare(SK)}`,
    `capacity 1 of ${bare(SK)}`,
    `withdraw ${bare(SK)}`,
  ]);
});

test("whoever may not change a project makes no call", async () => {
  const { PK, SK } = await approved(stage, cast);
  const asRival = stage.execute(
    cast.rival,
    "mutation($pK: ID!, $sK: ID!) { deleteProjectPosition(pK: $pK, sK: $sK) { Status } }",
    { pK: PK, sK: SK },
  );
  expect((await asRival).errors[0]?.extensions.code).toBe("FORBIDDEN");
  expect(stage.world.castingCalls).toEqual([]);
});
