/** How admins decided on the projects of a company. */
export interface CompanyRecord {
  /** Projects that were approved at least once. */
  readonly approved: number;
  /** Denials and take-downs. */
  readonly denied: number;
  /** When it first submitted a project, as far as later rounds leave that known; null if it never did. */
  readonly since: Date | null;
}

/** Reads about companies; each method is one statement. */
export interface CompanyReads {
  /** How admins decided on the projects of each company. */
  companyRecords(companyIds: readonly string[]): Promise<ReadonlyMap<string, CompanyRecord>>;
  /** Those of these companies that have an approved project. */
  approvedCompanies(companyIds: readonly string[]): Promise<readonly string[]>;
}
