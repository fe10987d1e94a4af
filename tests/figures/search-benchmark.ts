/**
 * Measures the search on PostgreSQL: `node tests/figures/search-benchmark.ts [documents ...]`, by default 100,000 and
 * 1,000,000. Compares each query of the adapter, in turn, with plain SQL for the same rows; then measures suggestions
 * for the names of many talent, each text once. Prints tables; results are meaningful only on an otherwise idle
 * machine. docs/engines.md and docs/figures.md have the results.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase } from "@callboard/kit/postgres/pool.ts";
import { openPostgresIndex } from "@callboard/search/postgres/postgres-search.ts";
import { tableOf, vocabularyOf } from "@callboard/search/postgres/postgres-schema.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { SearchIndex } from "@callboard/search/search.ts";
import getPort from "get-port";
import { sql, type Kysely } from "kysely";
import { startPostgres } from "#dev/engines/postgres.ts";
import { ADULTS, DEFINITION, searchCases, type Case } from "./search-cases.ts";
import { talentBatches } from "./search-corpus.ts";
import { suggestionLots } from "./suggestion-lots.ts";

const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100_000, 1_000_000];
const BATCH = 1_000;
const TIMEOUT_MS = 120_000;
const WARMING = 3;
const TRIALS = 41;
/** Number of lots of talent whose names are typed, and the size of each. */
const LOTS = 5;
const TALENTS = 100;
/** Limit in milliseconds for 95 of 100 queries on a million documents. */
const GOALS_MS: Readonly<Record<string, number>> = {
  "no filter, newest, page 1": 12,
  "deep page by cursor (middle)": 12,
  "suggest, 2 letters": 15,
  "suggest, 4 letters": 15,
  "suggest, first name and initial": 15,
  "suggest, surname": 15,
  "suggest, surname and first name": 15,
  "suggest, two initials": 15,
  "suggest, typing error": 15,
  "suggest, typing error in a surname": 15,
  "suggest, typing errors in both": 15,
};

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const log = createLog("benchmark", "warn", { write: (line: string) => void process.stderr.write(line) });

async function load(db: Kysely<unknown>, documents: number): Promise<number> {
  const index = await openPostgresIndex(db, DEFINITION);
  const began = performance.now();
  // Retried, because a disk busy with writes may delay a statement beyond the product's timeout.
  for (const batch of talentBatches(documents, BATCH))
    await waitFor("a batch is written", () => index.write(batch).then(() => true), TIMEOUT_MS);
  const rate = documents / ((performance.now() - began) / 1_000);
  for (const table of [tableOf(DEFINITION), vocabularyOf(tableOf(DEFINITION))])
    await db.connection().execute(async (connection) => {
      await sql`set statement_timeout = 0`.execute(connection);
      await sql`set transaction_timeout = 0`.execute(connection);
      await sql`vacuum analyze ${sql.ref(table)}`.execute(connection);
    });
  return rate;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

/** Measures one case, prints its row, and returns whether it meets its goal. */
async function row({ name, adapter, plain }: Case, documents: number): Promise<boolean> {
  const [own, other]: [number[], number[]] = [[], []];
  for (let trial = -WARMING; trial < TRIALS; trial += 1) {
    const times = [await timed(adapter), plain ? await timed(plain) : Number.NaN] as const;
    if (trial < 0) continue;
    own.push(times[0]);
    other.push(times[1]);
  }
  const cell = (values: readonly number[]): string =>
    `${quantile(values, 0.5).toFixed(1)} / ${quantile(values, 0.95).toFixed(1)}`;
  print(`| ${name} | ${cell(own)} | ${plain ? cell(other) : "-"} |`);
  return documents < 1_000_000 || quantile(own, 0.95) <= (GOALS_MS[name] ?? Infinity);
}

/** Names of talent from all over the index. Each lot uses different people. */
async function namesOf(db: Kysely<unknown>, lot: number, documents: number): Promise<readonly string[]> {
  const { rows } = await sql<{ suggest: string }>`
    select suggest from ${sql.ref(tableOf(DEFINITION))} where not removed
      and id in (select 't' || lpad(place::text, 7, '0') from generate_series(
        ${sql.lit(lot)}::int, ${sql.lit(documents - 1)}::int, ${sql.lit(Math.floor(documents / TALENTS))}::int) place)`.execute(
    db,
  );
  return rows.map(({ suggest }) => suggest);
}

/** Prints for each kind of text the medians of the lots' medians, 95th percentiles and maxima. */
async function suggestions(db: Kysely<unknown>, index: SearchIndex, documents: number): Promise<void> {
  const measured = new Map<string, number[][]>();
  for (let lot = 0; lot < LOTS; lot += 1)
    for (const { name, texts } of suggestionLots(await namesOf(db, lot, documents))) {
      const times: number[] = [];
      for (const text of texts) times.push(await timed(() => index.suggest(text, [ADULTS])));
      measured.set(name, [
        ...(measured.get(name) ?? []),
        [0.5, 0.95, 1].map((share) => quantile(times, share)),
      ]);
    }
  print(`\n| typed, of ${LOTS} lots of ${TALENTS} talents | p50 / p95 / most, ms |\n|---|---|`);
  for (const [name, lots] of measured) {
    const cells = [0, 1, 2].map((place) =>
      quantile(
        lots.map((lot) => lot[place] ?? Number.NaN),
        0.5,
      ).toFixed(1),
    );
    print(`| ${name} | ${cells.join(" / ")} |`);
  }
}

async function measure(documents: number): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "callboard-search-"));
  const engine = await startPostgres({
    folder,
    port: await getPort(),
    logFile: join(folder, "postgres.log"),
    settings: { shared_buffers: "512MB", max_wal_size: "4GB", synchronous_commit: "off" },
  });
  try {
    await engine.ensureDatabase("benchmark");
    const { db, close } = openDatabase<unknown>({ url: engine.url("benchmark"), name: "benchmark", log });
    try {
      const rate = await load(db, documents);
      print(
        `\n${documents.toLocaleString("en")} documents, loaded ${Math.round(rate).toLocaleString("en")} a second\n`,
      );
      print("| query, first 50 | adapter, p50 / p95 ms | plain SQL, p50 / p95 ms |\n|---|---|---|");
      const index = await openPostgresIndex(db, DEFINITION);
      let holds = true;
      for (const one of await searchCases(db, index, documents)) holds = (await row(one, documents)) && holds;
      await suggestions(db, index, documents);
      return holds;
    } finally {
      await close();
    }
  } finally {
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

print(`${cpus().length} × ${cpus()[0]?.model.trim()}, load before ${loadavg()[0]?.toFixed(1)}`);
for (const documents of SIZES) {
  if (await measure(documents)) continue;
  print(`At most ${JSON.stringify(GOALS_MS)} ms were wanted.`);
  process.exitCode = 1;
}
print(`\nload after ${loadavg()[0]?.toFixed(1)}`);
