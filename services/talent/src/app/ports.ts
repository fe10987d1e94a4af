import type { Actor } from "@callboard/kit/actor.ts";
import type { PageRequest } from "@callboard/kit/paging/page.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { RunTransaction } from "@callboard/kit/unit-of-work.ts";
import type { TalentEvent } from "#domain/events.ts";
import type { MemberCopy } from "#domain/member.ts";
import type { Profile } from "#domain/profile.ts";

/** Reads; each is one statement, however many ids it is given. Maps hold what was found. */
export interface Reads {
  profiles(userIds: readonly string[]): Promise<ReadonlyMap<string, Profile>>;
  members(ids: readonly string[]): Promise<ReadonlyMap<string, MemberCopy>>;
  /** The next members by id, with the versions of their search documents; from the first without `after`. */
  pageOfMembers(after: string | null, size: number): Promise<readonly RevisedMember[]>;
}

/** A member and the version of the search document. */
export interface RevisedMember {
  readonly member: MemberCopy;
  readonly revision: number;
}

/** Reads and writes inside one transaction. */
export interface UnitOfWork extends Reads {
  /** The profile, locked until the end; a blank one where nothing was said yet. */
  lockProfile(userId: string): Promise<Profile>;
  saveProfile(profile: Profile): Promise<void>;
  /** Copies a member from identity, unless a newer version is known. */
  saveMember(member: MemberCopy): Promise<void>;
  /** Raises the version of the search document and returns it; null for an unknown member. */
  raiseRevision(userId: string): Promise<number | null>;
  addEvents(actor: Actor, events: readonly TalentEvent[]): Promise<void>;
}

/** The other services. One that does not respond is UNAVAILABLE. */
export interface Upstreams {
  /** Members by id; unknown ones are missing. */
  batchGetMembers(ids: readonly string[]): Promise<Result<ReadonlyMap<string, MemberCopy>>>;
}

export type TalentSort = "Newest" | "Name" | "Relevance";

/** What to search for; every list means any of its values, skills mean all. */
export interface TalentCriteria {
  readonly text: string | null;
  readonly heightRange: readonly string[];
  readonly eyeColor: readonly string[];
  readonly ageRange: readonly string[];
  readonly ethnicity: readonly string[];
  readonly gender: readonly string[];
  readonly primaryLanguage: readonly string[];
  readonly currentHairColor: readonly string[];
  readonly skills: readonly string[];
  readonly unions: readonly string[];
  readonly travelPreference: readonly string[];
}

export interface TalentQuery extends TalentCriteria {
  readonly scope: SearchScope;
  readonly page: PageRequest<TalentSort>;
}

/** Whom a search may find, and by what. */
export interface SearchScope {
  readonly callerId: string;
  /** Only talent linked to the caller. */
  readonly roster: boolean;
  /** Minors too, beyond the caller's own clients. */
  readonly minors: boolean;
  /** Whose fields of the casting view may be filtered by: everybody's, else those of the caller and own clients. */
  readonly reads: "card" | "casting" | "everything";
}

/** Someone in a list: the cursor leads to what follows. */
export interface ListedTalent {
  readonly userId: string;
  readonly cursor: string;
}

/** Everything about a performer that searches know. */
export interface IndexedTalent {
  readonly member: MemberCopy;
  readonly profile: Profile;
  readonly revision: number;
}

/** What the index is to know of a member: one who is not listed is not to be found. */
export interface TalentEntry {
  readonly talent: IndexedTalent;
  readonly listed: boolean;
}

/** The index of talent. A document that is older than what is indexed changes nothing. */
export interface TalentSearch {
  /** In the order of the sort. */
  find(query: TalentQuery): Promise<readonly ListedTalent[]>;
  write(talent: readonly IndexedTalent[]): Promise<void>;
  remove(userId: string, revision: number): Promise<void>;
  /** Rebuilds the index from all entries while the present one goes on. */
  rebuild(entries: AsyncIterable<readonly TalentEntry[]>): Promise<void>;
}

/** What the use cases run on. */
export interface Deps {
  readonly reads: Reads;
  readonly transaction: RunTransaction<UnitOfWork>;
  readonly upstreams: Upstreams;
  readonly search: TalentSearch;
  /** Lets one more search through, or LIMIT; 60 a minute. */
  readonly searchQuota: (userId: string) => Promise<Result<void>>;
}
