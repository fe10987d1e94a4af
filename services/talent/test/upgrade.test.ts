import { newId } from "@callboard/kit/ids.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { key, openStage, registered, writeProfile, type Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Each search is made by a different member, because searches are rate-limited per member. */
async function found(criteria: object): Promise<string[]> {
  const { data, errors } = await stage.execute<{ filterUsers: { PK: string }[] }>(
    member({ roles: ["Production"], organisationId: newId(), organisationApproved: true }),
    "query($criteria: UserCriteria!) { filterUsers(criteria: $criteria) { PK } }",
    { criteria },
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.filterUsers.map(({ PK }) => PK);
}

const unknownToFormer: string[] = [];

/** Resets the index to the previous version's form, without second languages and completeness. */
async function takeBack(): Promise<void> {
  const [row] = await stage.sql<{ name: string }>(
    "select relname as name from pg_class where relname ~ '^search_talents_[0-9a-f]{8}$'",
  );
  const name = row?.name ?? "";
  await stage.sql(`alter table ${name} rename to search_talents_00000000`);
  await stage.sql(`alter table ${name}_vocabulary rename to search_talents_00000000_vocabulary`);
  await stage.sql("alter table search_talents_00000000 drop column n_completeness");
  await stage.sql(`update search_talents_00000000 set tokens =
    array(select token from unnest(tokens) as token where token not like 'languages=%' and token not like 'role=%')`);
  // It knew performers alone.
  await stage.sql(`delete from search_talents_00000000 where id = any($1)`, [unknownToFormer]);
}

test("after an upgrade everybody is found at once, and by what is new without anybody's doing", async () => {
  const people = [
    await registered(stage, { firstName: "Ada" }),
    await registered(stage, { firstName: "Ben" }),
  ];
  for (const person of people)
    await writeProfile(stage, person, { EyeColor: "Green", SecondaryLanguage: "Spanish" });
  const producer = await registered(stage, { firstName: "Helena", roles: ["Production"] });
  unknownToFormer.push(producer.userId);
  const all = people.map(key).toReversed();
  await waitFor("both are found", async () => (await found({ Languages: ["Spanish"] })).length === 2);

  await stage.restart(takeBack);
  expect(await found({ EyeColor: ["Green"] })).toEqual(all);
  expect(await found({ UserRole: ["Talent"] })).toEqual(all);
  await waitFor("the index is rebuilt", async () => (await found({ Languages: ["Spanish"] })).length === 2);
  expect(await found({ UserRole: ["Talent"] })).toEqual(all);
  expect(await found({ Text: "helena" })).toEqual([key(producer)]);
  expect(await found({ EyeColor: ["Green"] })).toEqual(all);
});
