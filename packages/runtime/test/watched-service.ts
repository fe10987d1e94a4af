import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CastingService } from "@callboard/proto/casting/v1/service_pb.ts";
import { createTestKeys, member } from "@callboard/testkit/as-actor.ts";
import { fake, startGrpcFake } from "@callboard/testkit/grpc-fake.ts";
import { serviceSettings } from "@callboard/testkit/service-settings.ts";
import { createSubgraphClient } from "@callboard/testkit/subgraph-client.ts";
import { sql, type Kysely } from "kysely";
import { startThings } from "./fixture/start-things.ts";

const keys = createTestKeys("things");
const WARN = 40;
const maker = member({ roles: ["Maker"] });

/** The response of /health/ready. */
interface Readiness {
  readonly status: string;
  readonly missing?: readonly string[];
  readonly degraded?: readonly string[];
}

/** A minimal service whose dependencies fail. */
export interface Watched {
  /** Adds a thing with its event; null on success, otherwise the facts of the error. */
  add(name: string): Promise<Readonly<Record<string, unknown>> | null>;
  /** Whether the service returns a thing with this name. */
  shows(name: string): Promise<boolean>;
  /** How many things with these names are stored. */
  stored(names: readonly string[]): Promise<number>;
  /** Names of the things whose events had their effect, in that order. */
  effects(): Promise<readonly string[]>;
  /** The number of events waiting in the outbox. */
  waiting(): Promise<number>;
  ready(): Promise<Readiness>;
  /** Warnings logged so far. */
  warnings(): readonly string[];
  /** The raw log. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts it on a database and a bus. */
export async function startWatched(engines: {
  readonly database: { readonly url: string };
  readonly bus: { readonly url: string };
}): Promise<Watched> {
  const folder = mkdtempSync(join(tmpdir(), "callboard-things-"));
  const logFile = join(folder, "things.log");
  const remote = await startGrpcFake(keys, fake(CastingService, {}));
  const settings = { ...serviceSettings("things", { ...engines, keys }), LOG_LEVEL: "info" as const };
  const things = await startThings({ ...settings, LOG_FILE: logFile }, remote.target);
  const execute = createSubgraphClient(things.httpUrl, keys);
  const log = (): string => readFileSync(logFile, "utf8");
  return {
    log,
    async add(name) {
      const add = "mutation($n: String!) { addThing(input: { Name: $n }) { id } }";
      const { errors } = await execute(maker, add, { n: name });
      return errors[0]?.extensions ?? null;
    },
    async shows(name) {
      const { data } = await execute<{ things?: unknown[] }>(
        maker,
        "query($names: [String!]!) { things(names: $names) { name } }",
        { names: [name] },
      );
      return data.things?.length === 1;
    },
    ...countsOf(things.db),
    async ready() {
      return (await (await fetch(`${things.httpUrl}/health/ready`)).json()) as Readiness;
    },
    warnings: () =>
      log()
        .split("\n")
        .slice(0, -1)
        .map((line) => JSON.parse(line) as { level: number; msg: string })
        .flatMap(({ level, msg }) => (level === WARN ? [msg] : [])),
    async stop() {
      await things.stop();
      await remote.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Counts stored rows directly, without the service. */
function countsOf<Tables>(db: Kysely<Tables>): Pick<Watched, "stored" | "effects" | "waiting"> {
  return {
    async stored(names) {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from thing where name = any(${[...names]}::text[])`.execute(db);
      return rows[0]?.count ?? 0;
    },
    async effects() {
      // Each effect is its own transaction, one after another.
      const { rows } = await sql<{ name: string }>`
        select substr(name, length('copy of ') + 1) as name from thing where name like 'copy of %'
        order by xmin::text::bigint`.execute(db);
      return rows.map(({ name }) => name);
    },
    async waiting() {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from outbox where published_at is null`.execute(db);
      return rows[0]?.count ?? 0;
    },
  };
}
