import type { Actor } from "@callboard/kit/actor.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { KeyedUnit, RunTransaction } from "@callboard/kit/unit-of-work.ts";
import type { TalentEvent } from "#domain/events.ts";
import type { MemberCopy } from "#domain/member.ts";
import type { BookedOut, Window } from "#domain/availability/availability.ts";
import type { Post, PostFile } from "#domain/posts/post.ts";
import type { Profile } from "#domain/profile.ts";

/** Reads; each is one statement, however many ids it is given. Maps hold what was found. */
export interface Reads {
  profiles(userIds: readonly string[]): Promise<ReadonlyMap<string, Profile>>;
  members(ids: readonly string[]): Promise<ReadonlyMap<string, MemberCopy>>;
  /** The next members by id, with the versions of their search documents; from the first without `after`. */
  pageOfMembers(after: string | null, size: number): Promise<readonly RevisedMember[]>;
  post(id: string): Promise<Post | null>;
  postsOf(filter: PostFilter, page: PageRequest): Promise<Page<Post>>;
  /** Of these files, those that a post of the person shows; removed posts show none. */
  shownFiles(userId: string, fileIds: readonly string[]): Promise<readonly string[]>;
  /** The newest one; null where there is none. */
  latestPost(filter: PostFilter): Promise<Post | null>;
  /** The posts of each of these people; who has none is missing. */
  shownPosts(userIds: readonly string[]): Promise<ReadonlyMap<string, readonly ShownPost[]>>;
  /** Booked-out days that touch the window, in their order; who has none is missing. */
  bookedOut(userIds: readonly string[], window: Window): Promise<ReadonlyMap<string, readonly BookedOut[]>>;
}

/** As much of a post as searches know. */
export type ShownPost = Pick<Post, "type" | "isPublic">;

/** Whose posts are meant, and whether only public ones. */
export interface PostFilter {
  readonly userId: string;
  readonly publicOnly: boolean;
}

/** A member and the version of the search document. */
export interface RevisedMember {
  readonly member: MemberCopy;
  readonly revision: number;
}

/** Reads and writes inside one transaction. */
export interface UnitOfWork extends Reads, KeyedUnit {
  /** The profile, locked until the end; a blank one where nothing was said yet. */
  lockProfile(userId: string): Promise<Profile>;
  saveProfile(profile: Profile): Promise<void>;
  /** Copies a member from identity, unless a newer version is known. */
  saveMember(member: MemberCopy): Promise<void>;
  /** Raises the version of the search document and returns it; null for an unknown member. */
  raiseRevision(userId: string): Promise<number | null>;
  /** The post, also a removed one, locked until the end. */
  lockPost(id: string): Promise<Post | null>;
  /** Posts of a person that are not removed; other counts of the same person wait for this one's transaction. */
  countPosts(userId: string): Promise<number>;
  insertPost(post: Post): Promise<void>;
  /** Writes everything but the views. */
  savePost(post: Post): Promise<void>;
  /** Counts a view of somebody on a day, once; false when it was counted before. */
  countPostView(postId: string, viewerId: string, day: string): Promise<boolean>;
  /** All booked-out days that a person keeps. */
  allBookedOut(userId: string): Promise<readonly BookedOut[]>;
  replaceBookedOut(userId: string, ranges: readonly BookedOut[]): Promise<void>;
  addEvents(actor: Actor, events: readonly TalentEvent[]): Promise<void>;
}

/** The other services. One that does not respond is UNAVAILABLE. */
export interface Upstreams {
  /** Members by id; unknown ones are missing. */
  batchGetMembers(ids: readonly string[]): Promise<Result<ReadonlyMap<string, MemberCopy>>>;
  /** Ids of members with exactly this e-mail address or phone number, at most ten; for admins. */
  findByContact(contact: string): Promise<Result<readonly string[]>>;
  /** Hands talent's part of a copy of somebody's data to identity. */
  saveExportPart(exportId: string, content: object): Promise<Result<void>>;
  /** Of these people, those who hold a submission to a project of the company. */
  batchGetSubmitters(companyId: string, userIds: readonly string[]): Promise<Result<ReadonlySet<string>>>;
  /** People who hold a submission to a project of the company, at most `limit`: the newest members. */
  submittersOf(companyId: string, limit: number): Promise<Result<readonly string[]>>;
  batchGetFiles(ids: readonly string[]): Promise<Result<ReadonlyMap<string, PostFile>>>;
}

export type TalentSort = "Newest" | "Name" | "Relevance" | "Completeness";

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
  /** Among the first, second and third one. */
  readonly languages: readonly string[];
  readonly naturalHairColor: readonly string[];
  readonly locationState: readonly string[];
  readonly locationCity: string | null;
  readonly represented: boolean | null;
  /** Types of posts. */
  readonly hasMedia: readonly string[];
  /** Nobody who is booked out on one of these days. */
  readonly available: Window | null;
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
  /** Who submitted to the caller's company, and so shows it all media and when they are booked out. */
  readonly submitterIds: readonly string[];
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
  readonly posts: readonly ShownPost[];
  readonly bookedOut: readonly BookedOut[];
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
  /** At most ten ids: names that begin with the words, then matches in skills and bio. */
  suggest(text: string, scope: SearchScope): Promise<readonly string[]>;
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
  readonly now: () => Date;
  readonly newId: () => string;
}
