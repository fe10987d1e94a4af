import { createHash } from "node:crypto";
import type { Client } from "@opensearch-project/opensearch";
import { keywordField, numberField, textField, type Clause } from "./opensearch-query.ts";
import { WEIGHTS, type IndexDefinition, type Weight } from "#search.ts";

/** Raise when a field of the mapping below changes: another shape is another index. A new field is added to it. */
const SHAPE = 1;
/** A busy engine takes its time to make and change an index. */
export const ADMIN = { requestTimeout: 30_000 };
/** Milliseconds until a write can be found. */
const REFRESH_MS = 200;
/** Hits that a page reached by number may lie deep, and a page more. */
const RESULT_WINDOW = 10_200;
/** Lucene refuses longer terms. */
const MAX_TERM_BYTES = 8_000;
const PREFIX_LONGEST = 19;

/** Where an index is reached, whichever index is behind it. */
export const aliasOf = (definition: IndexDefinition): string => `callboard_${definition.name.toLowerCase()}`;

/** The name of the index of this shape; rebuilt ones carry a moment behind it. */
export function indexOf(definition: IndexDefinition, moment = ""): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([SHAPE, definition]))
    .digest("hex")
    .slice(0, 8);
  return `${aliasOf(definition)}-${hash}${moment}`;
}

/**
 * Words come folded from `fold`, the one rule of both engines; the analysers cut them at spaces, and fold once more
 * what anybody else may write or search for: Turkish letters, case, accents.
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

/** The fields of a definition. A word that occurs is all that counts: no frequencies, no lengths. */
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
    // Compared with what was typed by mistake.
    suggest_starts: { ...keyword, doc_values: false },
    // Saved searches are kept beside the documents that they wait for.
    saved_search: { type: "percolator" },
  };
}

/** The fields that an index of this definition knows. */
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
 * Makes template, index and alias when they are missing. Two processes that do so at once end with the same. An index of
 * another definition stays behind the alias and gets the fields that it lacks, so that it is searched until the rebuild.
 */
export async function ensureIndex(client: Client, definition: IndexDefinition): Promise<void> {
  const [alias, index] = [aliasOf(definition), indexOf(definition)];
  // First what an engine that is there answers at once: a search must not wait long for one that hangs.
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

/** What an index carries that was rebuilt while processes of another version may still have written into it. */
export const UNSETTLED = { _meta: { unsettled: true } };

/** Whether an index was made by this definition. */
export const isOfDefinition = (definition: IndexDefinition, index: string): boolean =>
  index.startsWith(indexOf(definition));

/** Whether the alias leads to an index of another definition, or to one that such an index was just rebuilt into. */
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

/** Points the alias to this index alone, at once. */
export async function moveAlias(client: Client, definition: IndexDefinition, index: string): Promise<void> {
  const alias = aliasOf(definition);
  const remove = { remove: { index: `${alias}-*`, alias, must_exist: false } };
  const actions = [remove, { add: { index, alias, is_write_index: true } }];
  await client.indices.updateAliases({ body: { actions } }, ADMIN);
}
