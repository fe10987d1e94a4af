import { newId } from "@callboard/kit/ids.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { key, openStage, registered, writeSkills, type Stage } from "./stage.ts";

let stage: Stage;
let table: string;

beforeAll(async () => {
  stage = await openStage();
  const [row] = await stage.sql<{ tablename: string }>(
    "select tablename from pg_tables where tablename like 'search\\_talents\\_%'",
  );
  table = row?.tablename ?? "";
});
afterAll(() => stage.close());

/** Each search is made by a different member, because searches are rate-limited per member. */
async function found(criteria: object = {}): Promise<string[]> {
  const { data, errors } = await stage.execute<{ filterUsers: { PK: string }[] }>(
    member({ roles: ["Production"], organisationId: newId(), organisationApproved: true }),
    "query($criteria: UserCriteria!) { filterUsers(criteria: $criteria) { PK } }",
    { criteria },
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.filterUsers.map(({ PK }) => PK);
}

const removed = async (userId: string): Promise<boolean | undefined> => {
  const rows = await stage.sql<{ removed: boolean }>(`select removed from ${table} where id = $1`, [userId]);
  return rows[0]?.removed;
};

test("a damaged index is whole again, while the service goes on", async () => {
  const people = [];
  for (const firstName of ["Ada", "Ben", "Cleo", "Dov"]) people.push(await registered(stage, { firstName }));
  const [ada, ben, cleo] = people;
  const suspended = await registered(stage, { firstName: "Sue", suspended: true });
  if (!ada || !ben || !cleo) throw new Error("nobody registered");
  await writeSkills(stage, ada, key(ada), ["Dancer"]);
  await waitFor("the skill is found", async () => (await found({ Skills: ["Dancer"] })).length === 1);
  const all = people.map(key).toReversed();
  expect(await found()).toEqual(all);

  await stage.sql(`delete from ${table} where id = any($1)`, [[ada.userId, cleo.userId]]);
  await stage.sql(`update ${table} set removed = false where id = $1`, [suspended.userId]);
  expect(await found()).toEqual([key(people[3] ?? ben), key(ben)]);

  const read: number[] = [];
  let searches = 0;
  let rebuilt = false;
  const searching = async (): Promise<void> => {
    for (; !rebuilt; searches += 1) {
      const ids = await found();
      // Either the damaged index or the complete one, never anything in between.
      expect([2, 4]).toContain(ids.length);
    }
  };
  const changing = writeSkills(stage, ben, key(ben), ["Singer"]);
  const rebuilding = stage
    .reindex((count) => read.push(count))
    .finally(() => {
      rebuilt = true;
    });
  const [count] = await Promise.all([rebuilding, searching(), changing]);

  expect(count).toBe(4);
  expect(read).toEqual([5]);
  expect(searches).toBeGreaterThan(0);
  expect(await found()).toEqual(all);
  expect(await found({ Skills: ["Dancer"] })).toEqual([key(ada)]);
  expect(await removed(suspended.userId)).toBe(true);
  await waitFor(
    "what changed meanwhile is found",
    async () => (await found({ Skills: ["Singer"] })).length === 1,
  );
});

test("what changes after that is newer than the new index", async () => {
  const singers = (await found({ Skills: ["Singer"] })).length;
  const person = await registered(stage, { firstName: "Eve" });
  await stage.reindex();
  await writeSkills(stage, person, key(person), ["Singer"]);
  const all = await waitFor("the skill is found", async () => {
    const now = await found({ Skills: ["Singer"] });
    return now.length > singers && now;
  });
  expect(all).toHaveLength(singers + 1);
});
