import { useState } from "react";
import { keyOf, submissionKey } from "#lib/graph/record-key.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import type { Wall } from "./use-wall.ts";
import { WallCardSubmission } from "./wall-documents.ts";

/**
 * The card that the keys apply to: the one whose details are open, initially the first one. It is tracked by key, so
 * that it remains the same person when others arrive.
 */
export function useActiveCard({ items }: Wall, positionId: string, opened: string) {
  const [key, setKey] = useState<string | null>(null);
  const present = opened === "" ? key : submissionKey(positionId, opened);
  if (present !== key) setKey(present);
  const found = items.findIndex(({ SK }) => SK === present);
  const first = items[0]?.SK;
  if (found < 0 && first !== undefined && opened === "" && key !== first) setKey(first);
  return { index: Math.max(0, found), activate: (at: number) => setKey(items[at]?.SK ?? null) };
}

type Place = { readonly projectId: string; readonly positionId: string };

/** The submission whose details are open; the wall need not have loaded it. */
export function useOpenCard({ items }: Wall, { projectId, positionId }: Place, opened: string) {
  const SK = submissionKey(positionId, opened);
  const record = useRecord(
    WallCardSubmission,
    opened === "" ? null : { __typename: "Submission", PK: keyOf("PRJ", projectId), SK },
  );
  return { index: opened === "" ? -1 : items.findIndex((item) => item.SK === SK), record };
}
