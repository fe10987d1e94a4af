import { respondWith } from "@callboard/graphql/respond.ts";
import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { invalidField } from "@callboard/kit/failure.ts";
import { readKey, recordKey } from "@callboard/kit/record-key.ts";
import { fail, map, type Result } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { removeItems } from "#app/items/remove-items.ts";
import { ITEM_KINDS, type Item, type ItemOutcome } from "#domain/items.ts";
import type { DeletedItem, ItemInput, MutationResolvers } from "#gen/graphql.ts";

const PREFIXES = ITEM_KINDS.map((kind) => `${KEY_PREFIXES[kind]}#`);

/** Reads one key of the list; its prefix determines the kind of item. */
function readItem({ PK, SK }: ItemInput, index: number): Result<Item> {
  const path = `items.${index}`;
  const kind = ITEM_KINDS.find((one) => SK.startsWith(`${KEY_PREFIXES[one]}#`));
  const id = kind
    ? readKey(kind, SK, `${path}.SK`)
    : fail(invalidField(`${path}.SK`, "KEY", `SK must be a key that starts with ${PREFIXES.join(", ")}.`));
  const keys = combineValidations({ projectId: readKey("project", PK, `${path}.PK`), id });
  return map(keys, (ids) => ({ kind: kind ?? "media", ...ids }));
}

function deletedItem({ item, result }: ItemOutcome): DeletedItem {
  const keys = { PK: recordKey("project", item.projectId), SK: recordKey(item.kind, item.id) };
  if (result.ok) return { ...keys, Status: "Done" };
  const { code, rule, message } = result.failure;
  return { ...keys, Status: "Skipped", Code: code, Rule: rule ?? null, Message: message };
}

export const itemMutations: Pick<MutationResolvers, "deleteItems"> = {
  deleteItems: (_, { items }, { deps, actor }) => {
    const read = combineValidations(Object.fromEntries(items.map(readItem).entries()));
    const input = map(read, (byIndex) => Object.values(byIndex));
    return respondWith(removeItems(deps, actor, input), (outcomes) => ({
      Status: outcomes.every(({ result }) => result.ok) ? "OK" : "Partial",
      Items: outcomes.map(deletedItem),
    }));
  },
};
