import type { Actor } from "@callboard/kit/actor.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { KeyedUnit, RunTransaction } from "@callboard/kit/unit-of-work.ts";
import type { TalentEvent } from "#domain/events.ts";
import type { MemberCopy } from "#domain/member.ts";
import type { BookedOut, Window } from "#domain/availability/availability.ts";
import type { Post, PostFile } from "#domain/posts/post.ts";
import type { SearchedDetail } from "#domain/profile-fields.ts";
import type { Profile } from "#domain/profile.ts";

/** Reads; each is one statement, regardless of the number of ids. Maps contain only the entries found. */
export interface Reads {
  profiles(userIds: readonly string[]): Promise<ReadonlyMap<string, Profile>>;
  members(ids: readonly string[]): Promise<ReadonlyMap<string, MemberCopy>>;
  /** The next page of members by id, with the versions of their search documents; without `after`, the first page. */
  pageOfMembers(after: string | null, size: number): Promise<readonly RevisedMember[]>;
  post(id: string): Promise<Post | null>;
  postsOf(filter: PostFilter, page: PageRequest): Promise<Page<Post>>;
  /** Those of these files that appear in one of the person's posts; removed posts do not count. */
  shownFiles(userId: string, fileIds: readonly string[]): Promise<readonly string[]>;
  /** The newest post; null if there is none. */
  latestPost(filter: PostFilter): Promise<Post | null>;
  /** The posts of each of these people; people without posts are missing. */
  shownPosts(userIds: readonly string[]): Promise<ReadonlyMap<string, readonly ShownPost[]>>;
  /** Booked-out ranges that overlap the window, in order; people without any are missing. */
  bookedOut(userIds: readonly string[], window: Window): Promise<ReadonlyMap<string, readonly BookedOut[]>>;
}

/** The part of a post that searches use. */
export type ShownPost = Pick<Post, "type" | "isPublic">;

/** Whose posts to read, and whether only public ones. */
export interface PostFilter {
  readonly userId: string;
  readonly publicOnly: boolean;
}

/** A member with the version of their search document. */
export interface RevisedMember {
  readonly member: MemberCopy;
  readonly revision: number;
}

/** Reads and writes inside one transaction. */
export interface UnitOfWork extends Reads, KeyedUnit {
  /** The profile, locked until the transaction ends; a blank one if none exists. */
  lockProfile(userId: string): Promise<Profile>;
  saveProfile(profile: Profile): Promise<void>;
  /** Stores a copy of identity's member, unless a newer version is stored. */
  saveMember(member: MemberCopy): Promise<void>;
  /** Raises the version of the search document and returns it; null for an unknown member. */
  raiseRevision(userId: string): Promise<number | null>;
  /** The post, even if removed, locked until the transaction ends. */
  lockPost(id: string): Promise<Post | null>;
  /** Number of a person's posts that are not removed; serializes concurrent counts for the same person. */
  countPosts(userId: string): Promise<number>;
  insertPost(post: Post): Promise<void>;
  /** Writes everything except the views. */
  savePost(post: Post): Promise<void>;
  /** Counts someone's view once per day; false if it was counted before. */
  countPostView(postId: string, viewerId: string, day: string): Promise<boolean>;
  /** All stored booked-out ranges of a person. */
  allBookedOut(userId: string): Promise<readonly BookedOut[]>;
  replaceBookedOut(userId: string, ranges: readonly BookedOut[]): Promise<void>;
  addEvents(actor: Actor, events: readonly TalentEvent[]): Promise<void>;
}

/** A file of a post with a link: a document such as a resume, or a picture or film. */
export interface SignedFile {
  readonly id: string;
  readonly purpose: string;
  readonly fileName: string;
  /** Valid for five minutes. */
  readonly contentUrl: string;
  /** Empty if it has none. */
  readonly thumbnailUrl: string;
  readonly contentType: string;
  /** Empty without one. */
  readonly altText: string;
  /** In pixels; zero if it has none. */
  readonly width: number;
  readonly height: number;
}

/** Calls to other services. UNAVAILABLE if one does not respond. */
export interface Upstreams {
  /** Members by id; unknown ones are missing. */
  batchGetMembers(ids: readonly string[]): Promise<Result<ReadonlyMap<string, MemberCopy>>>;
  /** Ids of members with exactly this e-mail address or phone number, ten at most; for admins. */
  findByContact(contact: string): Promise<Result<readonly string[]>>;
  /** Those of these people who have blocked the member, or whom the member has blocked. */
  listBlockedPairs(userId: string, otherIds: readonly string[]): Promise<Result<ReadonlySet<string>>>;
  /** Hands talent's part of a data export to identity. */
  saveExportPart(exportId: string, content: object): Promise<Result<void>>;
  /** Those of these people who have a submission to one of the company's projects. */
  batchGetSubmitters(companyId: string, userIds: readonly string[]): Promise<Result<ReadonlySet<string>>>;
  /** People who have a submission to one of the company's projects, newest members first, `limit` at most. */
  submittersOf(companyId: string, limit: number): Promise<Result<readonly string[]>>;
  batchGetFiles(ids: readonly string[]): Promise<Result<ReadonlyMap<string, PostFile>>>;
  /** Files with links, for whoever may read the post. */
  signFiles(ids: readonly string[]): Promise<Result<ReadonlyMap<string, SignedFile>>>;
}

export type TalentSort = "Newest" | "Name" | "Relevance" | "Completeness";

/** Search criteria. A list matches any of its values, except skills, which must all match. */
interface TalentCriteria extends Readonly<Record<SearchedDetail, readonly string[]>> {
  readonly text: string | null;
  /** Account types. */
  readonly roles: readonly string[];
  /** Matches any of a person's three languages. */
  readonly languages: readonly string[];
  readonly locationCity: string | null;
  readonly represented: boolean | null;
  /** Types of posts. */
  readonly hasMedia: readonly string[];
  /** Excludes people who are booked out on any of these days. */
  readonly available: Window | null;
}

export interface TalentQuery extends TalentCriteria {
  readonly scope: SearchScope;
  readonly page: PageRequest<TalentSort>;
}

/** Which people a search may find, and which fields it may match. */
export interface SearchScope {
  readonly callerId: string;
  /** Only talent linked to the caller. */
  readonly roster: boolean;
  /** Includes minors who are not the caller's clients. */
  readonly minors: boolean;
  /** The only agents who may be found: a minor finds no others. Null for everyone. */
  readonly agentsOnly: readonly string[] | null;
  /** Whose casting fields may be matched: everyone's, or only those of the caller and their clients. */
  readonly reads: "card" | "casting" | "everything";
  /** People who submitted to the caller's company, which may therefore see all their media and booked-out days. */
  readonly submitterIds: readonly string[];
}

/** A person in a list; the cursor continues after them. */
export interface ListedTalent {
  readonly userId: string;
  readonly cursor: string;
}

/** Everything about a performer that searches use. */
export interface IndexedTalent {
  readonly member: MemberCopy;
  readonly profile: Profile;
  readonly posts: readonly ShownPost[];
  readonly bookedOut: readonly BookedOut[];
  readonly revision: number;
}

/** A member's index entry; a member who is not listed must not be found. */
export interface TalentEntry {
  readonly talent: IndexedTalent;
  readonly listed: boolean;
}

/** The talent index. Writing a document older than the indexed one changes nothing. */
export interface TalentSearch {
  /** Returns hits in sort order. */
  find(query: TalentQuery): Promise<readonly ListedTalent[]>;
  /** Ten ids at most: names beginning with the words first, then matches in skills and bio. */
  suggest(text: string, scope: SearchScope): Promise<readonly string[]>;
  write(talent: readonly IndexedTalent[]): Promise<void>;
  remove(userId: string, revision: number): Promise<void>;
  /** Rebuilds the index from all entries while the current one stays in use. */
  rebuild(entries: AsyncIterable<readonly TalentEntry[]>): Promise<void>;
}

/** Dependencies of the use cases. */
export interface Deps {
  readonly reads: Reads;
  readonly transaction: RunTransaction<UnitOfWork>;
  readonly upstreams: Upstreams;
  readonly search: TalentSearch;
  /** Counts a search against the member's quota of 60 a minute; LIMIT if it is exhausted. */
  readonly searchQuota: (userId: string) => Promise<Result<void>>;
  readonly now: () => Date;
  readonly newId: () => string;
}
