import { newId } from "@callboard/kit/ids.ts";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import type { Databases } from "../support/databases.ts";

/** Only roles that are still casting: closed ones offer no decisions. */
const FULLEST = `select s.position_id as id, s.project_id as project, count(*)::int as count from submission s
  join position p on p.id = s.position_id join project on project.id = s.project_id
  where s.company_id = $1 and p.status = 'Open' and not p.removed and project.status = 'Approved'
  group by s.position_id, s.project_id order by count desc limit 1`;
/** Creates a copy of the fullest role to which everyone has submitted, the demo's people last. */
const FILL = [
  `insert into position select $2, project_id, company_id, 'Crowd', status, quantity, due_by, wants, false, version, 0
     from position where id = $1`,
  `insert into person (id, first_name, last_name, name_key, name_key_reversed, suspended, version)
     select uuidv7(), 'Extra', 'No ' || place, 'extra no ' || place, 'no ' || place || ' extra', false, 0
     from generate_series((select count(*) from person) + 1, $1::int) as place`,
  `insert into submission (id, project_id, position_id, user_id, company_id, status, created_by, submitted_at,
       updated_at, version)
     select uuidv7(), p.project_id, p.id, person.id, p.company_id,
       (array['Submitted', 'Viewed', 'Selected', 'NotBooked'])[1 + (random() * 3)::int], person.id,
       now() - interval '1 second' * row_number() over (order by person.version desc, person.id), now(), 1
     from position p, (select * from person order by version desc, id limit $2) as person where p.id = $1`,
] as const;
/** The columns of a role in the projects database that are not made from others. */
const COLUMNS = `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
  where attrelid = 'position'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;
/** Creates the same role in the projects database. */
const describe = (columns: string): string => `insert into position (${columns}) select ${columns} from (
  select (jsonb_populate_record(p, jsonb_build_object('id', $2::text, 'position_name', 'Crowd'))).*
  from position p where id = $1) as copy`;

/** Bare ids: the new role with very many submissions, its project, and the previously fullest role. */
export interface Crowd {
  readonly crowd: string;
  readonly project: string;
  readonly fullest: string;
}

/** Creates a role of the demo producer with this many submissions. */
export async function makeCrowd(databases: Databases, submissions: number): Promise<Crowd> {
  const [producer] = await databases.query<{ company: string }>(
    "identity",
    "select company_id as company from account where email = $1",
    [DEMO_ADDRESSES.producer],
  );
  const [fullest] = await databases.query<{ id: string; project: string }>("casting", FULLEST, [
    producer?.company,
  ]);
  if (!fullest) throw new Error("The demo producer has no submissions.");
  const crowd = newId();
  const [position, people, rows] = FILL;
  await databases.query("casting", position, [fullest.id, crowd]);
  await databases.query("casting", people, [submissions]);
  await databases.query("casting", rows, [crowd, submissions]);
  await databases.query("casting", "analyze submission, person, position");
  const [columns] = await databases.query<{ names: string }>("projects", COLUMNS);
  await databases.query("projects", describe(columns?.names ?? ""), [fullest.id, crowd]);
  return { crowd, project: fullest.project, fullest: fullest.id };
}
