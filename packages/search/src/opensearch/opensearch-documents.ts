import type { Client } from "@opensearch-project/opensearch";
import { foundWords } from "#words/found-words.ts";
import { suggestedWords } from "#words/suggested-words.ts";
import { keywordField, numberField, textField, type Clause } from "./opensearch-query.ts";
import { RefusedWrite } from "./opensearch-errors.ts";
import { WEIGHTS, type IndexDefinition, type SearchDocument, type Weight } from "#search.ts";
import { TYPO_FROM } from "#typos.ts";

/** The engine already has this version or a newer one, so there is nothing to do. */
const CONFLICT = 409;
const FLUSH_BYTES = 4_000_000;
/** Concurrent bulk requests; more would only queue in the engine. */
const CONCURRENCY = 2;
const RETRIES = 4;
const RETRY_MS = 500;
const DEADLINE_MS = 30_000;

/** What is written in one batch. */
export interface Changes {
  readonly definition: IndexDefinition;
  readonly documents: readonly SearchDocument[];
  readonly removed?: readonly { readonly id: string; readonly version: number }[];
}

/** One document for the engine, with its owner's version. */
export interface Write {
  readonly id: string;
  readonly version: number;
  readonly body: Clause;
}

/**
 * Writes in bulk; slows down if the engine's queue is full. Versions are the aggregates' own. A removal is a document
 * as well, because the engine forgets the version of a deleted one after a minute.
 */
export async function writeDocuments(client: Client, index: string, changes: Changes): Promise<void> {
  const writes: Write[] = [
    ...changes.documents.map(({ id, version, ...rest }) => ({
      id,
      version,
      body: bodyOf(changes.definition, { id, version, ...rest }),
    })),
    ...(changes.removed ?? []).map(({ id, version }) => ({
      id,
      version,
      body: { id, removed: true, newest: 0 },
    })),
  ];
  await writeBodies(client, index, writes);
}

/**
 * Writes in bulk what is newer than the stored version. With `queries`, which another version of the product may have
 * read otherwise, also the same version again, and it is found by the next search; without, some hundred milliseconds
 * later.
 */
export async function writeBodies(
  client: Client,
  index: string,
  writes: Write[],
  queries = false,
): Promise<void> {
  const refused: { status: number; type: string }[] = [];
  const options = {
    datasource: writes,
    onDocument: ({
      id,
      version,
      body,
    }: Write): [{ index: { _index: string; [option: string]: unknown } }, unknown] => [
      { index: { _index: index, _id: id, version, version_type: queries ? "external_gte" : "external" } },
      body,
    ],
    // For documents refused repeatedly because the engine was full, the library does not keep the reason.
    onDrop: ({ status, error }: { status: number; error: { type: string } | null }): void => {
      if (status !== CONFLICT) refused.push({ status, type: error?.type ?? "" });
    },
    flushBytes: FLUSH_BYTES,
    concurrency: CONCURRENCY,
    retries: RETRIES,
    wait: RETRY_MS,
    ...(queries ? { refresh: "wait_for" as const } : {}),
  };
  await client.helpers.bulk<Write>(options, { requestTimeout: DEADLINE_MS });
  const [first] = refused;
  if (first) throw new RefusedWrite(first.status, first.type);
}

/** A document in the engine's format. */
export function bodyOf(definition: IndexDefinition, document: SearchDocument): Clause {
  const texts = (Object.keys(WEIGHTS) as Weight[]).map((weight) => [
    textField(weight),
    wordsOfWeight(definition, document, weight),
  ]);
  const keywords = (definition.keywords ?? []).map((field) => [
    keywordField(field),
    document.keywords?.[field] ?? [],
  ]);
  const numbers = (definition.numbers ?? []).map((field) => [
    numberField(field),
    document.numbers?.[field] ?? null,
  ]);
  const suggest = document.suggest ?? null;
  const { start, words, wholes } = suggestedWords(suggest ?? "");
  return {
    id: document.id,
    removed: false,
    newest: document.newest.getTime(),
    ...Object.fromEntries(texts),
    ...Object.fromEntries(keywords),
    ...Object.fromEntries(numbers),
    ...(document.point ? { point: { lat: document.point.latitude, lon: document.point.longitude } } : {}),
    ...(suggest === null
      ? {}
      : {
          suggest,
          suggest_start: start.join(" "),
          suggest_words: [...words, ...wholes].join(" "),
          suggest_starts: words.flatMap(startsOf),
        }),
  };
}

/** All starts of a word from `TYPO_FROM - 1` letters on, because a mistyped word may lack a letter. */
function startsOf(word: string): string[] {
  const letters = [...word];
  const shortest = Math.min(TYPO_FROM - 1, letters.length);
  return letters.slice(shortest - 1).map((_, more) => letters.slice(0, shortest + more).join(""));
}

/** The folded words of all fields with a weight. */
function wordsOfWeight(definition: IndexDefinition, document: SearchDocument, weight: Weight): string {
  return Object.entries(definition.text ?? {})
    .filter(([, own]) => own === weight)
    .flatMap(([field]) => foundWords(document.text?.[field] ?? ""))
    .join(" ");
}
