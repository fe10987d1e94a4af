import type { Actor } from "@callboard/kit/actor.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { DomainEvent } from "#domain/events.ts";
import type { MemberCopy } from "#domain/member.ts";
import type { Profile } from "#domain/profile.ts";

/** Reads; each is one statement, however many keys it is given. */
export interface Reads {
  /** Profiles of those who said something. */
  profiles(userIds: readonly string[]): Promise<Profile[]>;
  members(ids: readonly string[]): Promise<MemberCopy[]>;
  /** The next members by id, with the versions of their search documents; from the first without `after`. */
  pageOfMembers(after: string | null, size: number): Promise<RevisedMember[]>;
}

/** A member and the version of the search document. */
export interface RevisedMember {
  readonly member: MemberCopy;
  readonly revision: number;
}

/** Reads and writes within one transaction. */
export interface Unit extends Reads {
  /** The profile, locked until the end; a blank one where nothing was said yet. */
  lockProfile(userId: string): Promise<Profile>;
  saveProfile(profile: Profile): Promise<void>;
  /** Takes over a member as identity tells it, unless a newer one is known. */
  saveMember(member: MemberCopy): Promise<void>;
  /** Raises the version of the search document and answers it; null for a member never heard of. */
  raiseRevision(userId: string): Promise<number | null>;
  addEvents(actor: Actor, events: readonly DomainEvent[]): Promise<void>;
}

/** What identity knows. Unknown ids are left out. */
export interface Identity {
  members(ids: readonly string[]): Promise<Result<readonly MemberCopy[]>>;
}

export const SORTS = ["Newest", "Name", "Relevance"] as const;
export type TalentSort = (typeof SORTS)[number];

/** What to look for; every list means any of its values, skills mean all. */
export interface TalentQuery {
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
  readonly scope: SearchScope;
  readonly sort: TalentSort;
  readonly skip: number;
  readonly size: number;
  readonly after: string | null;
}

/** Whom a search may find, and by what. */
export interface SearchScope {
  readonly callerId: string;
  /** Only talents linked to the caller. */
  readonly roster: boolean;
  /** Minors too, beyond the caller's own clients. */
  readonly minors: boolean;
  /** Fields of the casting view may be asked of everybody, else of the caller's own clients and the caller alone. */
  readonly reads: "card" | "casting" | "everything";
}

/** Everything about a talent that searches know. */
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

/** The index of talents. A document that is older than what is there changes nothing. */
export interface TalentSearch {
  /** Ids in order. */
  find(query: TalentQuery): Promise<readonly string[]>;
  write(talents: readonly IndexedTalent[]): Promise<void>;
  remove(userId: string, revision: number): Promise<void>;
  /** Makes the index anew from all entries while the present one goes on. */
  rebuild(entries: AsyncIterable<readonly TalentEntry[]>): Promise<void>;
  /** The cursor that stands for a talent in a sort; null for relevance. */
  cursorOf(talent: IndexedTalent, sort: TalentSort): string | null;
}

/** Everything that the use cases stand on. */
export interface Deps {
  readonly reads: Reads;
  readonly transaction: <T>(work: (unit: Unit) => Promise<Result<T>>) => Promise<Result<T>>;
  readonly identity: Identity;
  readonly search: TalentSearch;
  /** Lets one more search through, or LIMIT; 60 a minute. */
  readonly searchQuota: (userId: string) => Promise<Result<void>>;
}
