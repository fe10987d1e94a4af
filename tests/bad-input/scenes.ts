import { newId } from "@callboard/kit/ids.ts";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import type { Databases } from "../support/databases.ts";

/** Keys that belong together, by their names in the schema's descriptions, so that requests pass the first checks. */
export type Scene = Readonly<Record<KeyKind, string>>;

export const KEY_KINDS = [
  "project",
  "position",
  "submission",
  "member",
  "company",
  "slot",
  "filming date",
  "conversation",
  "link",
  "file",
  "group",
  "post",
  "feature",
  "note",
  "report",
  "message",
  "invitation",
  "saved search",
  "job",
  "notification",
] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

const SCENES = `
  (select s.project_id, s.position_id, s.user_id, s.company_id from submission s
     where s.user_id = $1 order by s.position_id limit 20)
  union all
  (select s.project_id, s.position_id, s.user_id, s.company_id from submission s
     where s.company_id = $2 order by s.position_id, s.user_id limit 400)
  union all
  (select s.project_id, s.position_id, s.user_id, s.company_id from submission s
     where s.company_id <> $2 order by s.position_id, s.user_id limit 20)`;

interface SceneRow {
  readonly [column: string]: string;
  readonly project_id: string;
  readonly position_id: string;
  readonly user_id: string;
  readonly company_id: string;
}

/** The demo talent's submissions, many of the demo producer's company and some others, each with related records. */
export async function readScenes(databases: Databases): Promise<readonly Scene[]> {
  const ids = async (database: string, sql: string, ...values: unknown[]): Promise<string[]> =>
    (await databases.query<{ id: string }>(database, sql, values)).map(({ id }) => id);
  const accounts = await databases.query<{ email: string; id: string; company: string | null }>(
    "identity",
    "select email, id, company_id as company from account where email = any($1)",
    [Object.values(DEMO_ADDRESSES)],
  );
  const accountOf = (email: string) => accounts.find((account) => account.email === email);
  const talent = accountOf(DEMO_ADDRESSES.talent)?.id;
  const company = accountOf(DEMO_ADDRESSES.producer)?.company;
  const members = accounts.map(({ id }) => id);
  const own = [members, company];
  const rows = await databases.query<SceneRow>("casting", SCENES, [talent, company]);
  const [conversations, links, files] = await Promise.all([
    ids(
      "messaging",
      "select conversation_id as id from participant where user_id = any($1) limit 50",
      members,
    ),
    ids(
      "identity",
      "select id from agent_link where talent_id = any($1) or agent_id = any($1) limit 50",
      members,
    ),
    ids("media", "select id from file where owner_id = any($1) or company_id = $2 limit 50", ...own),
  ]);
  const others = await readOthers(ids, members);
  const slots = await byProject(databases, "audition_slot");
  const dates = await byProject(databases, "filming_date");
  const one = (list: readonly string[] | undefined, place: number): string =>
    list?.[place % list.length] ?? newId();
  return rows.map((row, place) => ({
    project: `PRJ#${row.project_id}`,
    position: `ROLE#${row.position_id}`,
    submission: `SUB#${row.position_id}#${row.user_id}`,
    member: `USR#${place % 3 === 0 ? one(members, place) : row.user_id}`,
    company: `CMP#${row.company_id}`,
    slot: `AUD#${one(slots.get(row.project_id), place)}`,
    "filming date": `FILM#${one(dates.get(row.project_id), place)}`,
    conversation: `CNV#${one(conversations, place)}`,
    link: `LNK#${one(links, place)}`,
    file: `MED#${one(files, place)}`,
    group: `GROUP#${(place % 5) + 1}`,
    post: `POST#${one(others.post, place)}`,
    feature: `FTR#${one(others.feature, place)}`,
    note: `NOTE#${one(others.note, place)}`,
    report: `RPT#${one(others.report, place)}`,
    message: `MSG#${one(others.message, place)}`,
    invitation: `INV#${one(others.invitation, place)}`,
    "saved search": `SRCH#${one(others["saved search"], place)}`,
    job: `JOB#${one(others.job, place)}`,
    notification: `NTF#${one(others.notification, place)}`,
  }));
}

/** Rarely needed kinds, with the demo's table and owner of each. */
const OTHERS = {
  post: ["talent", "select id from post order by user_id = any($1) desc, id limit 20"],
  feature: ["projects", "select id from feature where $1::uuid[] is not null order by id limit 20"],
  note: ["casting", "select id from note order by author_id = any($1) desc, id limit 20"],
  report: ["messaging", "select id from report where $1::uuid[] is not null order by id limit 20"],
  message: ["messaging", "select id from message order by sender_id = any($1) desc, id limit 40"],
  invitation: [
    "identity",
    "select id from company_invitation order by invited_by = any($1) desc, id limit 20",
  ],
  "saved search": ["projects", "select id from saved_search order by user_id = any($1) desc, id limit 20"],
  job: ["casting", "select id from booking_job order by actor_id = any($1) desc, id limit 20"],
  notification: ["messaging", "select id from notification order by user_id = any($1) desc, id limit 40"],
} as const;

type Ids = (database: string, sql: string, ...values: unknown[]) => Promise<string[]>;

async function readOthers(
  ids: Ids,
  members: readonly string[],
): Promise<Readonly<Partial<Record<KeyKind, readonly string[]>>>> {
  const found = Object.entries(OTHERS).map(
    async ([kind, [database, sql]]) => [kind, await ids(database, sql, members)] as const,
  );
  return Object.fromEntries(await Promise.all(found)) as Partial<Record<KeyKind, readonly string[]>>;
}

async function byProject(
  databases: Databases,
  table: "audition_slot" | "filming_date",
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await databases.query<{ id: string; project: string }>(
    "projects",
    `select id, project_id as project from ${table} order by id`,
  );
  const groups = Map.groupBy(rows, ({ project }) => project);
  return new Map([...groups].map(([project, all]) => [project, all.map(({ id }) => id)]));
}
