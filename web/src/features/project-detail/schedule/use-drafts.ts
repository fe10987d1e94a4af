import { useState } from "react";
import { draftOf, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { idOf } from "#lib/graph/record-key.ts";
import type { Placed } from "./board.ts";

function isPlaced(value: unknown): value is Placed {
  return (
    typeof value === "object" && value !== null && "slot" in value && "person" in value && "user" in value
  );
}

/** Who was placed on the board and is not asked yet: it outlives a reload, and nobody knows of it before it is sent. */
export function useDrafts(projectKey: string) {
  const name = `schedule.${idOf(projectKey)}`;
  const [drafts, setDrafts] = useState<readonly Placed[]>(() => {
    const kept = draftOf(name, "browser");
    return Array.isArray(kept) ? kept.filter(isPlaced) : [];
  });
  return {
    drafts,
    keep: (next: readonly Placed[]) => {
      setDrafts(next);
      if (next.length === 0) dropDraft(name, "browser");
      else keepDraft(name, next, "browser");
    },
  };
}
