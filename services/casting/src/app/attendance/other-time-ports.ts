import type { OtherTime } from "#domain/attendance/other-time.ts";

export interface OtherTimeReads {
  /** By submission, what was last requested instead of the offered time. */
  otherTimes(submissionIds: readonly string[]): Promise<ReadonlyMap<string, OtherTime>>;
}

export interface OtherTimeUnit extends OtherTimeReads {
  saveOtherTime(submissionId: string, wish: OtherTime, at: Date): Promise<void>;
}
