/** Reads submissions of agents that name no agency yet. */
export interface AgencyReads {
  /** Agents with such submissions, by their ids after `after`, at most `limit`. */
  agentsWithoutName(after: string | null, limit: number): Promise<readonly string[]>;
}

/** Names the agency on submissions. */
export interface AgencyModels {
  /** Names by agent; a submission that names an agency already stays as it is. */
  saveAgencyNames(names: ReadonlyMap<string, string>): Promise<void>;
}
