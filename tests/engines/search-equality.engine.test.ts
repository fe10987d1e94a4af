import { readFileSync } from "node:fs";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase } from "@callboard/kit/postgres/pool.ts";
import {
  createOpenSearchClient,
  openOpenSearchIndex,
} from "@callboard/search/opensearch/opensearch-search.ts";
import { openPostgresIndex } from "@callboard/search/postgres/postgres-search.ts";
import type { Filter, SearchIndex, SearchQuery } from "@callboard/search/search.ts";
import { TALENT_INDEX } from "@callboard/talent/adapters/search/talent-document.ts";
import { emptyDatabase } from "@callboard/testkit/database.ts";
import { engineAddress } from "@callboard/testkit/engine-address.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { talentCorpus } from "./talent-corpus.ts";

type Recorded =
  | { readonly search: SearchQuery }
  | { readonly suggest: string; readonly filters: readonly Filter[] };

const TALENTS = 20_000;
const BATCH = 1_000;
const queries = JSON.parse(
  readFileSync(new URL("recorded-queries.json", import.meta.url), "utf8"),
) as readonly Recorded[];

let embedded: SearchIndex;
let real: SearchIndex;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const log = createLog("test", "warn");
  const database = await emptyDatabase();
  const { db, close } = openDatabase<unknown>({ url: database.url, name: "test", log });
  const client = createOpenSearchClient(engineAddress("opensearch").url, 60_000);
  const definition = { ...TALENT_INDEX, name: `talents${newId().replaceAll("-", "")}` };
  closing.push(
    () => client.indices.delete({ index: `callboard_${definition.name}*` }),
    () => client.indices.deleteIndexTemplate({ name: `callboard_${definition.name}*` }),
    () => client.close(),
    close,
    () => database.drop(),
  );
  embedded = await openPostgresIndex(db, definition);
  real = openOpenSearchIndex(client, definition, log);
  const corpus = talentCorpus(TALENTS);
  for (let from = 0; from < TALENTS; from += BATCH) {
    const batch = corpus.slice(from, from + BATCH);
    await Promise.all([embedded.write(batch), real.write(batch)]);
  }
  const newest: SearchQuery = { size: 1, sort: { by: "newest", order: "desc" } };
  const [last] = (await embedded.search(newest)).ids;
  await waitFor("all can be found", async () => (await real.search(newest)).ids[0] === last, 120_000);
});
afterAll(async () => {
  for (const close of closing) await close();
});

/** A page, the page after it, and their totals. */
async function answer(index: SearchIndex, query: SearchQuery) {
  const first = await index.search({ ...query, withTotal: true });
  const after = first.next;
  const second = after ? await index.search({ ...query, skip: 0, after, withTotal: true }) : null;
  return { first, second: second && { ids: second.ids, next: second.next, total: second.total } };
}

test("200 queries are recorded, and most of them find something", async () => {
  expect(queries).toHaveLength(200);
  const found: number[] = [];
  for (const one of queries) {
    const ids =
      "search" in one
        ? (await embedded.search(one.search)).ids
        : await embedded.suggest(one.suggest, one.filters);
    found.push(ids.length);
  }
  expect(found.filter((count) => count > 0).length).toBeGreaterThan(130);
});

test.each(queries.map((query, place) => [place, JSON.stringify(query), query] as const))(
  "both engines return the same for query %i: %s",
  async (_place, _text, query) => {
    if ("suggest" in query) {
      const expected = await embedded.suggest(query.suggest, query.filters);
      expect(await real.suggest(query.suggest, query.filters)).toEqual(expected);
      return;
    }
    expect(await answer(real, query.search)).toEqual(await answer(embedded, query.search));
  },
);
