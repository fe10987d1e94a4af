import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { formatKey } from "@callboard/kit/record-key.ts";
import type { Submission } from "#domain/submission.ts";

/** A reference to a position, which other subgraphs extend. */
export interface PositionRef {
  readonly projectId: string;
  readonly positionId: string;
}

/** A reference to an audition slot. */
export interface SlotRef {
  readonly projectId: string;
  readonly slotId: string;
}

export interface ProjectRef {
  readonly projectId: string;
}

export interface UserRef {
  readonly userId: string;
}

/** Converts the keys of casting's records, and of records they refer to, to wire format. */
export const wire = {
  project: (id: string) => formatKey(KEY_PREFIXES.project, id),
  position: (id: string) => formatKey(KEY_PREFIXES.position, id),
  user: (id: string) => formatKey(KEY_PREFIXES.user, id),
  media: (id: string) => formatKey(KEY_PREFIXES.media, id),
  slot: (id: string) => formatKey(KEY_PREFIXES.auditionTime, id),
  group: (id: string) => formatKey(KEY_PREFIXES.group, id),
  submission: ({ positionId, userId }: Pick<Submission, "positionId" | "userId">) =>
    formatKey(KEY_PREFIXES.submission, positionId, userId),
  /** A record whose SK equals its PK, so it can be referenced without a call to its owner. */
  record: (key: string) => ({ PK: key, SK: key }),
  time: (date: Date) => date.toISOString(),
  timeOrNull: (date: Date | null) => date?.toISOString() ?? null,
} as const;
