import { useRef, useState } from "react";
import { draftOf, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { idOf } from "#lib/graph/record-key.ts";
import type { Draft } from "./board.ts";

const FIELDS = ["slot", "person", "user", "PK", "SK", "name", "role"] as const;

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  return FIELDS.every((field) => typeof (value as Record<string, unknown>)[field] === "string");
}

function stored(name: string): readonly Draft[] {
  const kept = draftOf(name, "browser");
  return Array.isArray(kept) ? kept.filter(isDraft) : [];
}

/** Who was placed on the board and is not asked yet: it outlives a reload, and nobody knows of it before it is sent. */
export function useDrafts(projectKey: string) {
  const name = `schedule.${idOf(projectKey)}`;
  const [drafts, setDrafts] = useState(() => stored(name));
  const latest = useRef(drafts);

  function change(to: (present: readonly Draft[]) => readonly Draft[]): void {
    latest.current = to(latest.current);
    setDrafts(latest.current);
    // The store may have more than this board: another tab keeps its own there too.
    const next = to(stored(name));
    if (next.length === 0) dropDraft(name, "browser");
    else keepDraft(name, next, "browser");
  }

  const isSame = (one: Draft, other: Draft) => one.person === other.person && one.slot === other.slot;
  return {
    drafts,
    add: (placed: readonly Draft[]) => change((present) => [...present, ...placed]),
    remove: (gone: readonly Draft[]) =>
      change((present) => present.filter((one) => !gone.some((other) => isSame(one, other)))),
    /** Whether somebody is still placed there: they may be taken back while others are sent. */
    has: (draft: Draft) => latest.current.some((one) => isSame(one, draft)),
  };
}

export type Drafts = ReturnType<typeof useDrafts>;
