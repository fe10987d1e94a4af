import type { Result } from "@callboard/kit/result.ts";
import type { DayRange } from "#domain/clash/clash.ts";
import type { ChosenFile } from "#domain/media/chosen-media.ts";
import type { FilmingDate, Position, Project } from "#domain/position.ts";
import type { SlotFacts } from "#domain/slot.ts";
import type { Person } from "./ports.ts";
import type { KnownProfile } from "./profiles/profile-ports.ts";

/** What a member may read now, and in which language. */
export interface MemberRights {
  readonly roles: readonly string[];
  readonly companyId: string | null;
  /** `en`, `tr` or `ar`. */
  readonly language: string;
}

/** The upstreams, each with one call for a whole list. `UNAVAILABLE` if one does not respond. */
export interface Upstreams {
  /** Sends casting's part of a person's data export to identity. */
  saveExportPart(exportId: string, content: object): Promise<Result<void>>;
  batchGetPositions(ids: readonly string[]): Promise<Result<readonly Position[]>>;
  batchGetProjects(ids: readonly string[]): Promise<Result<readonly Project[]>>;
  batchGetSlots(ids: readonly string[]): Promise<Result<readonly SlotFacts[]>>;
  /** All filming days of a project. */
  filmingDates(projectId: string): Promise<Result<readonly FilmingDate[]>>;
  batchGetPeople(ids: readonly string[]): Promise<Result<readonly Person[]>>;
  /** Current roles, company and language of members who are registered and not suspended. */
  rightsOf(ids: readonly string[]): Promise<Result<ReadonlyMap<string, MemberRights>>>;
  /** The talent that an agent represents now. */
  clientsOf(agentId: string): Promise<Result<readonly string[]>>;
  /** Those of these people who have blocked somebody of the company, or whom somebody of it has blocked. */
  listKeptApart(companyId: string, userIds: readonly string[]): Promise<Result<ReadonlySet<string>>>;
  /** Names of companies; unknown ones are missing. */
  batchGetCompanyNames(ids: readonly string[]): Promise<Result<ReadonlyMap<string, string>>>;
  /** Days between two days, both included, that people booked out, by person. */
  bookedOut(
    userIds: readonly string[],
    between: DayRange,
  ): Promise<Result<ReadonlyMap<string, readonly DayRange[]>>>;
  batchGetProfiles(userIds: readonly string[]): Promise<Result<ReadonlyMap<string, KnownProfile>>>;
  /** Files by id; unknown ones are missing. */
  batchGetFiles(ids: readonly string[]): Promise<Result<ReadonlyMap<string, ChosenFile>>>;
  /** Those of the files that the person's posts show. */
  shownFiles(userId: string, fileIds: readonly string[]): Promise<Result<ReadonlySet<string>>>;
}
