import { openSettling, type Settling } from "#dev/test/until-settled.ts";
import { OPENED_WITHIN_MS, openWorld, type World } from "../authorization/world.ts";

/** State that a service derives from events: how to read it, and how to lose it. */
interface Kept {
  readonly service: string;
  readonly consumer: string;
  readonly content: string;
  readonly lose: string;
}

/** When the owner was read last, and the version then: it counts writes, also those of which casting copies nothing. */
const UNCOMPARED = "- 'read_at' - 'version'";

/** Every read model and index; casting and messaging read names of people from identity when needed. */
const KEPT: Readonly<Record<string, Kept>> = {
  "projects in casting": {
    service: "casting",
    consumer: "casting-read-models",
    content: `select to_jsonb(p) ${UNCOMPARED} as row from project p order by id`,
    lose: "update project set name = '?', status = 'Draft', public = not public, version = 0",
  },
  "positions in casting": {
    service: "casting",
    consumer: "casting-read-models",
    content: `select to_jsonb(p) ${UNCOMPARED} as row from position p order by id`,
    lose: "update position set name = '?', status = 'Closed', due_by = null, wants = '{}', version = 0",
  },
  "slots in casting": {
    service: "casting",
    consumer: "casting-read-models",
    content: "select to_jsonb(s) as row from slot s order by id",
    lose: "update slot set starts_at = 'epoch', length_minutes = 1, zone = '?', version = 0",
  },
  "counters of positions": {
    service: "projects",
    consumer: "projects-counters",
    content: `select jsonb_build_object('id', p.id, 'submissions', p.submissions,
        'marks', (select count(*) from submission_mark m where m.position_id = p.id and m.stands)) as row
      from position p order by p.id`,
    lose: "with gone as (delete from submission_mark) update position set submissions = 0",
  },
  "the audit log": {
    service: "identity",
    consumer: "identity-audit",
    content: "select to_jsonb(a) as row from audit_entry a where action like 'callboard.%' order by id",
    lose: "delete from audit_entry where action like 'callboard.%'",
  },
  "closed projects in messaging": {
    service: "messaging",
    consumer: "messaging-endings",
    content:
      "select jsonb_build_object('id', project_id, 'at', closed_at) as row from closed_project order by project_id",
    lose: "delete from closed_project",
  },
  "the index of projects": index("projects"),
  "the index of talents": index("talent"),
};

/** A search index on PostgreSQL; the table's name includes a hash of its definition. */
function index(service: string): Kept {
  return {
    service,
    consumer: `${service}-index`,
    // Excludes the version, which counts writes.
    content: "select to_jsonb(t) - 'version' as row from SEARCH_TABLE t where not removed order by id",
    lose: "delete from SEARCH_TABLE",
  };
}

const TIMEOUT_MS = 150_000;

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

async function run(service: string, text: string): Promise<readonly { row: unknown }[]> {
  const { databases } = world;
  if (!text.includes("SEARCH_TABLE")) return databases.query(service, text);
  const [table] = await databases.query<{ name: string }>(
    service,
    "select tablename as name from pg_tables where tablename ~ '^search_[a-z]+_[0-9a-f]+$'",
  );
  return databases.query(service, text.replaceAll("SEARCH_TABLE", table?.name ?? ""));
}

const contentOf = async ({ service, content }: Kept): Promise<readonly unknown[]> =>
  (await run(service, content)).map(({ row }) => row);

/** Redelivers all events of the log to a consumer, as if it were new. */
async function replay({ service, consumer }: Kept): Promise<void> {
  await world.databases.query(service, "delete from inbox");
  await world.databases.query("bus", "update consumer set position = 0 where name = $1", [consumer]);
  await settling.wait(TIMEOUT_MS);
}

test.each(Object.entries(KEPT))(
  "%s: what is lost is as before when the log has been replayed",
  async (_, kept) => {
    await settling.wait(TIMEOUT_MS);
    const before = await contentOf(kept);
    expect(before).not.toEqual([]);
    await run(kept.service, kept.lose);
    expect(await contentOf(kept)).not.toEqual(before);
    await replay(kept);
    expect(await contentOf(kept)).toEqual(before);
  },
);
