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

/**
 * People placed on the board but not invited yet. Stored in this browser, they survive a reload; nobody is notified
 * before they are sent.
 */
export function useDrafts(projectKey: string) {
  const name = `schedule.${idOf(projectKey)}`;
  const [drafts, setDrafts] = useState(() => stored(name));
  const latest = useRef(drafts);

  function change(to: (present: readonly Draft[]) => readonly Draft[]): void {
    latest.current = to(latest.current);
    setDrafts(latest.current);
    // The store may hold more than this board: another tab saves its drafts there too.
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
    /** Whether a draft still exists: it may be removed while others are being sent. */
    has: (draft: Draft) => latest.current.some((one) => isSame(one, draft)),
  };
}

export type Drafts = ReturnType<typeof useDrafts>;
