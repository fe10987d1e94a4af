import type { EventRow, NoticeRow } from "@callboard/catalog/events/event-row.ts";
import type { NoticeName } from "@callboard/catalog/events/events.ts";
import { NOTICE_MODES, type NoticeMode } from "@callboard/catalog/events/notices.ts";
import { idsOf, matches, type Message } from "./message.ts";
import { isSlowUpload } from "./slow-upload.ts";

/** What happened and what it is about; its row decides who is notified. */
export interface Occurrence {
  readonly what: NoticeName;
  readonly userId?: string;
  readonly companyId?: string;
  readonly projectId?: string;
  readonly positionId?: string;
  readonly submissionId?: string;
  readonly slotId?: string;
  readonly conversationId?: string;
  readonly reportId?: string;
  readonly mediaId?: string;
  /** The reason, as the name of a rule. */
  readonly reason?: string;
  /** What is counted as one line in the list; by default the event alone. */
  readonly groupKey?: string;
  /** Other people that it is about. */
  readonly others?: readonly string[];
  /** How many it is about, if that is counted, and the ids of the first of them. */
  readonly counted?: { readonly number: number; readonly userIds: readonly string[] };
  /** The zone in which their day begins, if they chose none. */
  readonly zone?: string;
  /** When they want this notification, if later than its kind. */
  readonly mode?: NoticeMode;
}

/** Who caused an event, if anyone, and when. */
export interface Occasion {
  readonly actorId: string | null;
  readonly occurredAt: Date;
}

/** What somebody is notified of because of an event. What another effect sends is left out. */
export function occurrencesOf(
  { notices }: EventRow,
  message: Message,
  occasion: Occasion,
): readonly Occurrence[] {
  return Object.entries(notices).flatMap(([what, row]) => {
    const isOne =
      row.sentBy === undefined &&
      matches(message, row.when ?? {}) &&
      (row.bySystem !== true || occasion.actorId === null) &&
      (row.counted === undefined || Number(message[row.counted.number]) > 0);
    if (!isOne) return [];
    const found = row.found === undefined ? [{}] : FINDERS[row.found](message, occasion);
    const base = { what: what as NoticeName, ...factsOf(row, message, occasion) };
    return found.map((extra) => ({ ...base, ...extra }));
  });
}

function factsOf(row: NoticeRow, message: Message, { occurredAt }: Occasion): Omit<Occurrence, "what"> {
  const facts = Object.entries(row.about).flatMap(([fact, field]) =>
    idsOf(message, [field]).map((id) => [fact, id] as const),
  );
  const day = occurredAt.toISOString().slice(0, 10);
  const key = row.groupKey?.replaceAll(/\{(\w+)\}/g, (_whole, field: string) =>
    field === "day" ? day : String(message[field]),
  );
  return {
    ...Object.fromEntries(facts),
    ...(row.others === undefined ? {} : { others: idsOf(message, row.others) }),
    ...(row.counted === undefined
      ? {}
      : {
          counted: {
            number: Number(message[row.counted.number]),
            userIds: idsOf(message, [row.counted.people]),
          },
        }),
    ...(row.daily === true ? { mode: "Daily" as const } : {}),
    ...(key === undefined ? {} : { groupKey: key }),
  };
}

type Found = Pick<Occurrence, "others" | "mode" | "reportId">;

/** How readers are found where the fields of a message are not enough. */
const FINDERS: Readonly<
  Record<NonNullable<NoticeRow["found"]>, (message: Message, occasion: Occasion) => readonly Found[]>
> = {
  "owners of searches": (message) => matched(message["matches"] as readonly SearchMatch[]),
  "locked participants": locked,
  "a waiting uploader": (message, { occurredAt }) =>
    isSlowUpload(arrivalOf(message), occurredAt) ? [{}] : [],
};

interface SearchMatch {
  readonly userId: string;
  readonly alert: string;
}

/** Notifies each person once, as soon as one of their searches matches. */
function matched(found: readonly SearchMatch[]): readonly Found[] {
  const soonest = new Map<string, NoticeMode>();
  for (const { userId, alert } of found) {
    const wanted = NOTICE_MODES.find((mode) => mode === alert) ?? "Never";
    const known = soonest.get(userId) ?? "Never";
    soonest.set(userId, NOTICE_MODES.indexOf(wanted) < NOTICE_MODES.indexOf(known) ? wanted : known);
  }
  return (["Now", "Daily"] as const).flatMap((mode) => {
    const others = [...soonest].flatMap(([userId, wanted]) => (wanted === mode ? [userId] : []));
    return others.length === 0 ? [] : [{ mode, others }];
  });
}

/** All participants; only those who may appeal learn which report it was. */
function locked(message: Message): readonly Found[] {
  const [participantIds, [reportedId], [reportId]] = [
    idsOf(message, ["participantIds"]),
    idsOf(message, ["reportedId"]),
    idsOf(message, ["reportId"]),
  ];
  const reported = participantIds.filter((id) => id === reportedId);
  const others = participantIds.filter((id) => id !== reportedId);
  return [
    ...(reported.length === 0 ? [] : [{ others: reported, ...(reportId === undefined ? {} : { reportId }) }]),
    ...(others.length === 0 ? [] : [{ others }]),
  ];
}

/** When all bytes of a file had arrived; null if that was not recorded. */
function arrivalOf(message: Message): Date | null {
  const arrivedAt = message["arrivedAt"] as { readonly seconds: bigint; readonly nanos: number } | undefined;
  return arrivedAt ? new Date(Number(arrivedAt.seconds) * 1_000 + arrivedAt.nanos / 1_000_000) : null;
}
