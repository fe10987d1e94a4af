import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Client } from "@opensearch-project/opensearch";
import { engineAddress } from "@callboard/testkit/engine-address.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { wantedWords } from "#words/found-words.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";
import { isOutage } from "./opensearch-errors.ts";
import { clauseOf, filtered, wantedClause } from "./opensearch-query.ts";
import { rebuildIndex } from "./opensearch-rebuild.ts";
import { aliasOf, indexOf } from "./opensearch-schema.ts";
import { createOpenSearchClient, openOpenSearchIndex } from "./opensearch-search.ts";
import type { IndexDefinition, SearchDocument, SearchIndex } from "#search.ts";

/** A busy machine must not fail these tests. */
const PATIENT_MS = 60_000;
const lines: string[] = [];
const log = createLog("test", "debug", { write: (line: string) => void lines.push(line) });
const run = newId().replaceAll("-", "");
let client: Client;
let count = 0;

beforeAll(() => {
  client = createOpenSearchClient(engineAddress("opensearch").url, PATIENT_MS);
});
afterAll(async () => {
  await client.indices.delete({ index: `callboard_*${run}*`, ignore_unavailable: true });
  await client.indices.deleteIndexTemplate({ name: `callboard_*${run}*` });
  await client.close();
});
beforeEach(() => {
  lines.length = 0;
});

function definitionOf(): IndexDefinition {
  count += 1;
  return { name: `thing${count}${run}`, text: { name: "A" }, keywords: ["kind"], numbers: ["price"] };
}

const thing = (id: string, name: string, version = 1): SearchDocument => ({
  id,
  version,
  newest: new Date(Date.UTC(2026, 0, 1)),
  text: { name },
  keywords: { kind: ["x"] },
});

const found = async (index: SearchIndex, text: string): Promise<readonly string[]> =>
  (await index.search({ text, size: 25 })).ids;

const UNAVAILABLE = { failure: { code: "UNAVAILABLE", dependency: "search" } };

describe("an engine that fails", () => {
  test("one that does not listen is UNAVAILABLE, and the log names the setting", async () => {
    const nowhere = createOpenSearchClient("http://127.0.0.1:1");
    const index = openOpenSearchIndex(nowhere, definitionOf(), log);
    await expect(index.search({ size: 1 })).rejects.toMatchObject(UNAVAILABLE);
    expect(lines.join("\n")).toContain("SEARCH_URL");
    await nowhere.close();
  });

  test("one that refuses the user is UNAVAILABLE, and nothing says the password", async () => {
    const server = createServer((_request, response) => response.writeHead(401).end("Unauthorized"));
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port } = server.address() as AddressInfo;
    const stranger = createOpenSearchClient(`http://callboard:pass-of-nobody@127.0.0.1:${port}`);
    const search = openOpenSearchIndex(stranger, definitionOf(), log).search({ size: 1 });
    await expect(search).rejects.toMatchObject(UNAVAILABLE);
    expect(lines.join("\n")).toContain("correct the user and password");
    expect(lines.join("\n")).not.toContain("pass-of-nobody");
    await stranger.close();
    server.closeAllConnections();
    server.close();
  });

  test("a server that hangs delays a few searches and no others, until it responds again", async () => {
    let requests = 0;
    let hangs = true;
    const server = createServer((_request, response) => {
      requests += 1;
      // Any response shows that it is up.
      if (!hangs) response.writeHead(503).end();
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port } = server.address() as AddressInfo;
    // Long enough for a response on a busy machine, which would otherwise count as none.
    const hanging = createOpenSearchClient(`http://127.0.0.1:${port}`, 1_500);
    let now = 0;
    const breaker = new CircuitBreaker(isOutage, () => now);
    const index = openOpenSearchIndex(hanging, definitionOf(), log, breaker);
    for (let search = 0; search < 3; search += 1)
      await expect(index.search({ size: 1 })).rejects.toMatchObject(UNAVAILABLE);
    const waited = requests;
    for (let search = 0; search < 20; search += 1)
      await expect(index.search({ size: 1 })).rejects.toMatchObject(UNAVAILABLE);
    await expect(index.suggest("any")).rejects.toMatchObject({ failure: { retryAfter: 5 } });
    expect(requests).toBe(waited);
    hangs = false;
    now = 5_000;
    await expect(index.search({ size: 1 })).rejects.toMatchObject(UNAVAILABLE);
    await expect(index.search({ size: 1 })).rejects.toMatchObject(UNAVAILABLE);
    expect(requests).toBeGreaterThan(waited + 1);
    await hanging.close();
    server.closeAllConnections();
    server.close();
  });

  test("one whose disk is full refuses writes, still searches, and goes on when there is space", async () => {
    const definition = definitionOf();
    const index = openOpenSearchIndex(client, definition, log);
    await index.write([thing("a", "first")]);
    const block = (on: boolean | null) =>
      client.indices.putSettings({
        index: aliasOf(definition),
        body: { "index.blocks.read_only_allow_delete": on },
      });
    // What the engine itself does at its flood-stage watermark.
    await block(true);
    await expect(index.write([thing("b", "second")])).rejects.toMatchObject(UNAVAILABLE);
    expect(lines.join("\n")).toContain("free space on its disk");
    await waitFor("the first is found", async () => (await found(index, "first")).length === 1);
    await block(null);
    await index.write([thing("b", "second")]);
    await waitFor("the second is found", async () => (await found(index, "second")).length === 1);
  });

  test("an index of an older shape says that it must be rebuilt, and is right after that", async () => {
    const definition = definitionOf();
    const older = `${aliasOf(definition)}-older`;
    await client.indices.create({
      index: older,
      body: {
        mappings: { dynamic: "strict", properties: { id: { type: "keyword" }, former: { type: "keyword" } } },
        aliases: { [aliasOf(definition)]: {} },
      },
    });
    for (const id of ["a", "b"])
      await client.index({
        index: older,
        id,
        version: 1,
        version_type: "external",
        body: { id, former: "a field" },
      });
    await rebuildIndex({ client, log }, definition, [[thing("a", "rebuilt")]]);
    const index = openOpenSearchIndex(client, definition, log);
    await waitFor("it is found", async () => (await found(index, "rebuilt")).length === 1);
    expect((await client.indices.exists({ index: older })).body).toBe(false);
  });

  test("an index that somebody made with other fields is named in one sentence", async () => {
    const definition = definitionOf();
    await client.indices.create({
      index: indexOf(definition),
      body: {
        mappings: { dynamic: "strict", properties: { id: { type: "integer" } } },
        aliases: { [aliasOf(definition)]: {} },
      },
    });
    const index = openOpenSearchIndex(client, definition, log);
    await expect(index.write([thing("a", "any")])).rejects.toThrow(/another shape .* npm run reindex/);
  });
});

test("what a killed rebuild left is removed by one that comes a day later, and nothing else is", async () => {
  const definition = definitionOf();
  const [hour, now] = [3_600_000, Date.now()];
  const left = indexOf(definition, `-${now - 25 * hour}`);
  const others = [
    indexOf(definition, `-${now - 23 * hour}`),
    indexOf({ ...definition, name: `${definition.name}x` }, `-${now - 25 * hour}`),
  ];
  for (const index of [left, ...others]) await client.indices.create({ index });
  await rebuildIndex({ client, log }, definition, [[thing("a", "rebuilt")]]);
  expect((await client.indices.exists({ index: left })).body).toBe(false);
  expect((await client.indices.exists({ index: others })).body).toBe(true);
  const index = openOpenSearchIndex(client, definition, log);
  await waitFor("it is found", async () => (await found(index, "rebuilt")).length === 1);
});

test("saved searches wait for the documents that match them", async () => {
  const definition = definitionOf();
  const index = openOpenSearchIndex(client, definition, log);
  await index.write([thing("a", "any")]);
  const saved = filtered(
    [clauseOf({ kind: "any", field: "kind", values: ["x"] })],
    wantedWords("Été drama").map(wantedClause),
  );
  await client.index({
    index: aliasOf(definition),
    id: "saved:1",
    refresh: true,
    body: { saved_search: saved },
  });
  const waiting = async (words: string): Promise<number> => {
    const document = { removed: false, text_a: words, k_kind: ["x"] };
    const query = { percolate: { field: "saved_search", document } };
    const answer = await client.search({ index: aliasOf(definition), body: { query } });
    return answer.body.hits.hits.length;
  };
  expect(await waiting("ete drama")).toBe(1);
  expect(await waiting("ete comedy")).toBe(0);
  expect((await index.search({ size: 10 })).ids).toEqual(["a"]);
});
