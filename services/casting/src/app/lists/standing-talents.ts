/** The people whom a change of a project concerns; an empty text sets no condition. */
export interface StandingTalents {
  readonly projectId: string;
  readonly positionId: string;
  /** Only people who are invited to this slot or confirmed it. */
  readonly slotId: string;
  /** Excludes people who are booked. */
  readonly undecided: boolean;
  /** Only ids after this one. */
  readonly after: string;
  readonly limit: number;
}
