import type { OtherTime } from "#domain/attendance/other-time.ts";

export interface OtherTimeReads {
  /** By submission, what was last requested instead of the offered time. */
  otherTimes(submissionIds: readonly string[]): Promise<ReadonlyMap<string, OtherTime>>;
}

export interface OtherTimeUnit extends OtherTimeReads {
  /** Stores the wish in place of the one before; `by` is the id of the member who wrote it. */
  saveOtherTime(
    submissionId: string,
    wish: OtherTime,
    written: { readonly at: Date; readonly by: string },
  ): Promise<void>;
}
