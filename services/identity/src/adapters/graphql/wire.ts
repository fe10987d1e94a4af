import type { RecordKind } from "@callboard/catalog/record-keys.ts";
import { recordKey } from "@callboard/kit/record-key.ts";

/** Resolvers of a record {PK, SK, Data}: PK and SK are the same key, and Data resolves from the same object. */
export function recordOf<T>(kind: RecordKind, idOf: (thing: T) => string) {
  const keyOf = (thing: T): string => recordKey(kind, idOf(thing));
  return { PK: keyOf, SK: keyOf, Data: (thing: T): T => thing };
}

/** A reference to a file; media resolves its other fields. */
export function mediaReference(id: string | null): { readonly PK: string; readonly SK: string } | null {
  if (id === null) return null;
  const key = recordKey("media", id);
  return { PK: key, SK: key };
}

/** The response of an operation that returns no record. */
export const STATUS_OK = { Status: "OK" } as const;
