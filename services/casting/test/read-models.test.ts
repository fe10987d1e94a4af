import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { PositionUpdatedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { expectFailure, expectOk } from "@callboard/testkit/expect-failure.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { createReadModels } from "../src/adapters/store/read-models.ts";
import type { Tables } from "../src/adapters/store/tables.ts";
import type { Project } from "../src/domain/position.ts";
import { createPeople, openWorld, type World } from "./casting-world.ts";
import { callsOf } from "./submission-calls.ts";

let world: World;
let database: Database<Tables>;
let projectId: string;
beforeAll(async () => {
  world = await openWorld();
  database = openDatabase({ url: world.databaseUrl, name: "test", log: createLog("test", "silent") });
  projectId = world.others.project(createPeople().companyA);
});
afterEach(() => {
  world.others.beforePositions = async () => undefined;
});
afterAll(async () => {
  await database.close();
  await world.close();
});

const nameOf = async (table: "position" | "project", id: string): Promise<string | undefined> =>
  (await database.db.selectFrom(table).select("name").where("id", "=", id).executeTakeFirst())?.name;

function projectOf(id: string, version: number): Project {
  return { id, companyId: newId(), name: `v${version}`, status: "Approved", public: true, version };
}

test("an upstream that responds slowly delays no event of casting", async () => {
  const [called, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const [slow, other] = [world.others.position(projectId), world.others.position(projectId)];
  world.others.beforePositions = async (ids) => {
    if (!ids.includes(slow)) return;
    called.resolve();
    await seen.promise;
  };
  await world.receive(PositionUpdatedSchema, { projectId, positionId: slow });
  await called.promise;
  const sent = await callsOf(world).send(other);
  await waitFor("the event of the submission", () =>
    world.published.some(({ actorId }) => actorId === sent.talent.userId),
  );
  expect(await nameOf("position", slow)).not.toBe("Lead");
  seen.resolve();
  await waitFor("the read model", async () => (await nameOf("position", slow)) === "Lead");
});

test("a response that arrives after a newer one changes nothing", async () => {
  const positionId = world.others.position(projectId, { name: "Old", version: 3n });
  const isHeld = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  let calls = 0;
  world.others.beforePositions = async (ids) => {
    if (!ids.includes(positionId) || (calls += 1) > 1) return;
    isHeld.resolve();
    await release.promise;
  };
  await world.receive(PositionUpdatedSchema, { projectId, positionId });
  await isHeld.promise;
  // Meanwhile someone submits to the position, as it is by then.
  const before = world.others.positions.get(positionId) ?? {};
  world.others.positions.set(positionId, { ...before, name: "New", version: 4n });
  await callsOf(world).send(positionId, member({ roles: ["Talent"] }));
  expect(await nameOf("position", positionId)).toBe("New");
  release.resolve();
  const next = world.others.position(projectId);
  await world.receive(PositionUpdatedSchema, { projectId, positionId: next });
  await waitFor("the event behind it", async () => (await nameOf("position", next)) !== undefined);
  expect(await nameOf("position", positionId)).toBe("New");
});

test.each([
  ["older", 1, "v2"],
  ["same", 2, "v2"],
  ["newer", 3, "v3"],
])("of a project the %s version leaves the newest", async (_which, version, name) => {
  const id = newId();
  const models = createReadModels(database.db);
  await models.saveProjects([projectOf(id, 2)]);
  await models.saveProjects([projectOf(id, version)]);
  expect(await nameOf("project", id)).toBe(name);
});

test("lists of the same projects in other orders do not deadlock", async () => {
  const ids = Array.from({ length: 40 }, newId);
  const save = (order: readonly string[], version: number) =>
    database.db.transaction().execute(async (tx) => {
      await createReadModels(tx).saveProjects(order.map((id) => projectOf(id, version)));
    });
  await save(ids, 1);
  for (let version = 2; version < 30; version += 2)
    await Promise.all([save(ids, version), save(ids.toReversed(), version + 1)]);
  expect(await nameOf("project", ids[0] ?? "")).toBeDefined();
});

test("a position whose deletion did not happen takes submissions again", async () => {
  const positionId = world.others.position(projectId);
  const calls = callsOf(world);
  expectOk(await world.asProjects.removePosition({ positionId }));
  await expect(calls.send(positionId)).rejects.toThrow("NOT_FOUND");
  expectOk(await world.asProjects.restorePosition({ positionId }));
  await calls.send(positionId);
  expectFailure(await world.asProjects.removePosition({ positionId }), "CONFLICT", "HAS_SUBMISSIONS");
});
