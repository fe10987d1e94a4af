import { waitFor } from "@callboard/testkit/wait-for.ts";
import { openSettling, type Settling } from "#dev/test/until-settled.ts";
import { SERVICES } from "#dev/topology.ts";
import { OPENED_WITHIN_MS, openWorld, type World } from "../authorization/world.ts";
import { bare, emailOf } from "../authorization/people.ts";
import { askGraph } from "../support/graph.ts";
import { signIn } from "../support/sign-in.ts";

/** What says who somebody is: as it is looked for, and as it was given where a field allowed it. */
const NAME = "Wilhelmina";
const SURNAME = "Quartermaine";
const PHONE = "+12125550147";

const PATIENCE_MS = 80_000;

let world: World;
let settling: Settling;
beforeAll(async () => {
  world = await openWorld();
  settling = openSettling(world.system.places.databaseUrl);
}, OPENED_WITHIN_MS);
afterAll(async () => {
  await settling?.close();
  await world?.close();
});

/** Every text, in whatever column and type, that has one of the words in it. */
async function tracesOf(words: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { name } of SERVICES) {
    const columns = await world.databases.query<{ place: string; column: string; text: string }>(
      name,
      `select quote_ident(table_name) as place, quote_ident(column_name) as column,
         case data_type when 'bytea' then format('encode(%I, ''escape'')', column_name)
           else format('%I::text', column_name) end as text
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE'
         and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'tsvector', 'USER-DEFINED', 'bytea')`,
    );
    expect([name, columns.length > 10]).toEqual([name, true]);
    for (const { place, column, text } of columns) {
      const rows = await world.databases.query<{ n: number; text: string }>(
        name,
        `select min(${text}) as text, count(*)::int as n from ${place} where exists (
           select from unnest($1::text[]) sought where strpos(lower(${text}), lower(sought)) > 0)`,
        [words],
      );
      if (rows[0]!.n > 0) found.push(`${name}: ${place}.${column}: ${rows[0]!.text.slice(0, 80)}`);
    }
  }
  return found;
}

test("after an erasure no database names the person, whatever they did", async () => {
  const { databases, fixture, people, must, workshop } = world;
  const { key } = people.of.talentSelf;
  const email = emailOf("talentSelf");
  const write = (field: string, value: string) =>
    must(
      "talentSelf",
      "mutation ($key: ID!, $field: String!, $value: String!) { updateUserString(pK: $key, field: $field, value: $value) { PK } }",
      {
        key,
        field,
        value,
      },
    );
  await write("FirstName", NAME);
  await write("LastName", SURNAME);
  await write("PhoneNumber", PHONE);
  await write("Bio", `${NAME} ${SURNAME} acts.`);
  await workshop.conversation("talentSelf", people.of.producerOwner.key);
  await settling.wait(PATIENCE_MS);
  // Something to find, so that a search that finds nothing afterwards says something.
  const before = await tracesOf([NAME, SURNAME, PHONE, email]);
  for (const service of ["identity", "talent", "casting", "messaging"])
    expect(before.some((place) => place.startsWith(`${service}:`))).toBe(true);
  const token = await signIn(world.system, email);
  const exported = await askGraph(world.system.url, token, "mutation { exportMyData { Status } }", {});
  expect(exported.errors).toEqual([]);
  await waitFor(
    "the whole copy",
    async () => {
      const rows = await databases.query("identity", "select service from data_export_part");
      return rows.length >= SERVICES.length;
    },
    PATIENCE_MS,
  );
  // Who is booked, or stands for a part, withdraws first.
  await must("talentSelf", "mutation ($pk: ID!, $sk: ID!) { withdrawSubmission(pK: $pk, sK: $sk) { SK } }", {
    pk: fixture.project.PK,
    sk: fixture.submission,
  });
  const erased = await askGraph(
    world.system.url,
    token,
    "mutation ($confirm: String!) { eraseMyAccount(confirm: $confirm) { Status } }",
    { confirm: email },
  );
  expect(erased.errors).toEqual([]);
  await databases.query("identity", "update account set erase_at = now() where id = $1", [bare(key)]);
  await waitFor(
    "the erasure",
    async () =>
      (await databases.query("identity", "select from outbox where subject like '%user.erased%'")).length > 0,
    PATIENCE_MS,
  );
  await settling.wait(PATIENCE_MS);
  expect(await tracesOf([NAME, SURNAME, PHONE, email])).toEqual([]);
});
