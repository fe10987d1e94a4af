/** Reads outside a transaction: records whose age facts casting does not know yet, in the order of their ids. */
export interface MinorReads {
  positionsWithoutAge(after: string | null, limit: number): Promise<readonly string[]>;
  peopleWithoutAge(after: string | null, limit: number): Promise<readonly string[]>;
}

/** Reads inside a transaction. */
export interface MinorUnit {
  /** Those of the submissions in which a minor is put forward for a position for adults only. */
  barredMinors(submissionIds: readonly string[]): Promise<ReadonlySet<string>>;
}
