import { createHash } from "node:crypto";
import type { Client } from "@opensearch-project/opensearch";
import { keywordField, numberField, textField, type Clause } from "./opensearch-query.ts";
import { WEIGHTS, type IndexDefinition, type Weight } from "#search.ts";
import { WORDS_VERSION } from "#words/found-words.ts";

/**
 * Increase it if a field of the mapping below changes, which needs another index. New fields are added to the same
 * index.
 */
const SHAPE = 1;
/** A busy engine takes long to create and change an index. */
export const ADMIN = { requestTimeout: 30_000 };
/** Milliseconds until a write becomes searchable. */
const REFRESH_MS = 200;
/** The deepest hit that a page reached by number can contain, plus one page. */
const RESULT_WINDOW = 10_200;
/** Lucene rejects longer terms. */
const MAX_TERM_BYTES = 8_000;
const PREFIX_LONGEST = 19;

/** The alias of an index, whichever index is behind it. */
export const aliasOf = (definition: IndexDefinition): string => `callboard_${definition.name.toLowerCase()}`;

/** The name of an index with this shape; rebuilt ones have a timestamp as suffix. */
export function indexOf(definition: IndexDefinition, moment = ""): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([SHAPE, WORDS_VERSION, definition]))
    .digest("hex")
    .slice(0, 8);
  return `${aliasOf(definition)}-${hash}${moment}`;
}

/**
 * Words are already folded by `fold`, the single rule for both engines; the analyzers split them at spaces, and fold
 * again what any other client may write or search for: Turkish letters, case, accents.
 */
const ANALYSIS = {
  char_filter: {
    letters: {
      type: "mapping",
      mappings: [
        "İ => i",
        "I => i",
        "ı => i",
        "ß => ss",
        "ø => o",
        "đ => d",
        "ð => d",
        "ł => l",
        "þ => th",
        "æ => ae",
        "œ => oe",
      ],
    },
  },
  analyzer: {
    words: { type: "custom", char_filter: ["letters"], tokenizer: "whitespace", filter: ["lowercase"] },
    folded: {
      type: "custom",
      char_filter: ["letters"],
      tokenizer: "standard",
      filter: ["lowercase", "asciifolding"],
    },
  },
} as const;

/** The fields of a definition. Only the occurrence of a word counts, not frequencies or lengths. */
function properties(definition: IndexDefinition): Clause {
  const words = { type: "text", analyzer: "words", norms: false, index_options: "docs" };
  const texts = (Object.keys(WEIGHTS) as Weight[]).map((weight) => [textField(weight), words]);
  const keyword = { type: "keyword", ignore_above: MAX_TERM_BYTES };
  const number = { type: "double" };
  return {
    id: { type: "keyword" },
    removed: { type: "boolean" },
    newest: { type: "long" },
    ...Object.fromEntries(texts),
    ...Object.fromEntries((definition.keywords ?? []).map((field) => [keywordField(field), keyword])),
    ...Object.fromEntries((definition.numbers ?? []).map((field) => [numberField(field), number])),
    ...(definition.point ? { point: { type: "geo_point" } } : {}),
    suggest: { type: "keyword", index: false, doc_values: false },
    suggest_start: keyword,
    suggest_words: { ...words, index_prefixes: { min_chars: 1, max_chars: PREFIX_LONGEST } },
    // Compared with mistyped words.
    suggest_starts: { ...keyword, doc_values: false },
    // Saved searches are stored with the fields of the documents that they match.
    saved_search: { type: "percolator" },
  };
}

/** The fields of an index with this definition. */
export function fieldsOf(definition: IndexDefinition): string[] {
  return Object.keys(properties(definition));
}

/** The template that gives every index of a definition its settings and fields. */
export function templateOf(definition: IndexDefinition): Clause {
  return {
    index_patterns: [`${indexOf(definition)}*`],
    priority: 100,
    template: {
      settings: {
        refresh_interval: `${REFRESH_MS}ms`,
        max_result_window: RESULT_WINDOW,
        number_of_replicas: 0,
        analysis: ANALYSIS,
      },
      mappings: { dynamic: "strict", properties: properties(definition) },
    },
  };
}

/**
 * Creates template, index and alias if they are missing. Two processes doing so at once end with the same result. An
 * index of another definition stays behind the alias and gets the fields that it lacks, so that it is searched until
 * the rebuild.
 */
export async function ensureIndex(client: Client, definition: IndexDefinition): Promise<void> {
  const [alias, index] = [aliasOf(definition), indexOf(definition)];
  // Starts with a call that a healthy engine returns at once: a search must not wait long for one that hangs.
  const known = await client.indices.getAlias({ name: alias }, { ignore: [404] });
  await client.indices.putIndexTemplate({ name: index, body: templateOf(definition) }, ADMIN);
  if (known.statusCode === 200) {
    const fields = properties(definition) as Record<string, never>;
    await client.indices.putMapping({ index: alias, body: { properties: fields } }, ADMIN);
    return;
  }
  await client.indices.create({ index }, { ...ADMIN, ignore: [400] });
  await moveAlias(client, definition, index);
}

/** Marks an index that was rebuilt while processes of another version may still have written to it. */
export const UNSETTLED = { _meta: { unsettled: true } };

/** Whether an index was created for this definition. */
export const isOfDefinition = (definition: IndexDefinition, index: string): boolean =>
  index.startsWith(indexOf(definition));

/** Whether the alias leads to an index of another definition, or to one just rebuilt from such an index. */
export async function isOutdated(client: Client, definition: IndexDefinition): Promise<boolean> {
  const { body, statusCode } = await client.indices.getMapping(
    { index: aliasOf(definition) },
    { ignore: [404] },
  );
  if (statusCode !== 200) return false;
  return Object.entries(body).some(
    ([index, { mappings }]) => !isOfDefinition(definition, index) || mappings?._meta?.["unsettled"] === true,
  );
}

/** Moves the alias to this index only, atomically. */
export async function moveAlias(client: Client, definition: IndexDefinition, index: string): Promise<void> {
  const alias = aliasOf(definition);
  const remove = { remove: { index: `${alias}-*`, alias, must_exist: false } };
  const actions = [remove, { add: { index, alias, is_write_index: true } }];
  await client.indices.updateAliases({ body: { actions } }, ADMIN);
}
