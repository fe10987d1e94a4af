import { PositionUpdatedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { companyStage } from "../company-stage.ts";

/** How submissions know the position: from casting's own rows, and from projects where these may be out of date. */
const stage = companyStage();

/** The calls to projects for a position from now on. */
function countCalls(positionId: string): () => number {
  let calls = 0;
  stage.world.others.beforePositions = async (ids) => {
    if (ids.includes(positionId)) calls += 1;
  };
  return () => calls;
}
const submits = (positionId: string) =>
  stage.calls.send(positionId).then(
    () => "sent",
    (error: Error) => error.message,
  );
const write = (positionId: string, change: object) => {
  const { positions } = stage.world.others;
  const known = positions.get(positionId);
  positions.set(positionId, { ...known, ...change, version: (known?.version ?? 0n) + 1n });
};

test("the first submission reads the position of projects, those within a minute do not", async () => {
  const positionId = stage.world.others.position(stage.projectId);
  const calls = countCalls(positionId);
  for (let times = 0; times < 4; times += 1) await stage.calls.send(positionId);
  expect(calls()).toBe(1);
  await stage.query("update position set read_at = read_at - interval '61 seconds' where id = $1", [
    positionId,
  ]);
  await stage.calls.send(positionId);
  expect(calls()).toBe(2);
});

test("casting refuses nobody by what it knows before it has called projects", async () => {
  const positionId = stage.world.others.position(stage.projectId, { status: "OnHold" });
  expect(await submits(positionId)).toContain("POSITION_NOT_OPEN");
  write(positionId, { status: "Open" });
  expect(await submits(positionId)).toBe("sent");
});

test("a position that closes takes nobody once its event has arrived, or a minute later", async () => {
  const [heard, unheard] = [
    stage.world.others.position(stage.projectId),
    stage.world.others.position(stage.projectId),
  ];
  for (const positionId of [heard, unheard]) {
    await stage.calls.send(positionId);
    write(positionId, { status: "Closed" });
  }
  await stage.world.receive(PositionUpdatedSchema, { projectId: stage.projectId, positionId: heard });
  await waitFor("the event", async () => (await submits(heard)).includes("POSITION_NOT_OPEN"));
  await stage.query("update position set read_at = read_at - interval '61 seconds' where id = $1", [unheard]);
  expect(await submits(unheard)).toContain("POSITION_NOT_OPEN");
});
