/** A span of time that belongs to an audition's attendance; `docs/rules/attendance.md` lists the same rows. */
export interface AttendanceRule {
  readonly name: "grace" | "dispute";
  readonly minutes: number;
  readonly what: string;
  readonly reason: string;
  /** First day, YYYY-MM-DD, on which it applies; the row of a name with the latest one that has come is in force. */
  readonly since: string;
}

export const ATTENDANCE_RULES: readonly AttendanceRule[] = [
  {
    name: "grace",
    minutes: 10,
    what: "From the start of an audition until somebody can be marked as a no-show",
    reason: "A queue at the door, or a call that takes a moment to connect, is no absence",
    since: "2026-11-29",
  },
  {
    name: "dispute",
    minutes: 10_080,
    what: "From a no-show until the talent side can no longer dispute it",
    reason: "Seven days, as the states of an audition say",
    since: "2026-11-21",
  },
];

const MINUTE_MS = 60_000;

/** How long the span of this name is at this time, in milliseconds; before its first row, that row holds. */
export function attendanceSpan(name: AttendanceRule["name"], at: Date): number {
  const rows = ATTENDANCE_RULES.filter((rule) => rule.name === name).toSorted((one, other) =>
    one.since.localeCompare(other.since),
  );
  const day = at.toISOString().slice(0, 10);
  const { minutes = 0 } = rows.findLast(({ since }) => since <= day) ?? rows[0] ?? {};
  return minutes * MINUTE_MS;
}
