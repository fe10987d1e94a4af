import type { DueTerms, RequestTerms } from "@callboard/catalog/terms/term-lines.ts";
import type { BookingRequest, RequestStatus } from "#domain/request.ts";
import type { Submission } from "#domain/submission.ts";
import type { SubmissionKey } from "#app/ports.ts";
import type { MovedRequest } from "#domain/line/moved-up.ts";

/** A day that a request keeps, with its rank in the order of requests. */
export interface RankedDay {
  readonly day: string;
  readonly rank: number;
  /** A request in front has booked the person, and that has been announced. */
  readonly taken: boolean;
}

/** What a request says of dates, fee and cancellation. */
export type RecordedTerms = Pick<
  BookingRequest,
  "dates" | "feeCents" | "currency" | "feeUnit" | "terms" | "cancellation"
>;

/** A request with the ranks of the days that it still keeps. */
export interface RankedRequest extends BookingRequest {
  readonly ranks: readonly RankedDay[];
}

/** A request that ended by itself, with its position in the order. */
export interface ExpiredRequest extends SubmissionKey {
  readonly requestId: string;
  readonly expiredAt: Date;
}

export interface RequestReads {
  /** By request. */
  requests(ids: readonly string[]): Promise<ReadonlyMap<string, RankedRequest>>;
  /** Requests whose dates are held past their end, oldest first, starting after `after`. */
  expiredRequests(now: Date, after: ExpiredRequest | null, limit: number): Promise<readonly ExpiredRequest[]>;
  /** Booked requests whose line has not ended, booked until this time, oldest first, starting after `after`. */
  linesToEnd(until: Date, after: ExpiredRequest | null, limit: number): Promise<readonly ExpiredRequest[]>;
  /** Requests that moved up until this time and whose company was not notified, oldest first, starting after `after`. */
  movedUpRequests(
    until: Date,
    after: ExpiredRequest | null,
    limit: number,
  ): Promise<readonly ExpiredRequest[]>;
}

/** A request whose version was raised, with the keys of its submission. */
export interface RaisedRequest {
  readonly requestId: string;
  readonly version: number;
  readonly submission: Pick<Submission, "id" | "projectId" | "positionId" | "userId" | "companyId">;
}

/** A request that ranks behind one whose days were booked. */
interface Overtaken extends RaisedRequest {
  readonly days: readonly string[];
}

/** What people are told of a submission. */
export interface NoticeFacts {
  /** When the open audition request, or else the open avail check or offer, ends. */
  readonly respondBy: Date | null;
  /** The zone of the talent's place by the profile; null if that is not known. */
  readonly talentZone: string | null;
  /** The last avail check, offer or booking; null if there is none. */
  readonly request: { readonly status: string; readonly terms: RequestTerms } | null;
  /** What the cancellation terms said was due at the last release; null if it recorded none. */
  readonly due: DueTerms | null;
}

/** The facts that decide when a request to someone ends. */
export interface EndFacts {
  /** Of the person's profile; null if casting has not read it. */
  readonly state: string | null;
  /** Likewise, by its two letters; null if it is not said. */
  readonly country: string | null;
  /** Of the project's auditions; null if it has none. */
  readonly zone: string | null;
  /** The days of the submission's last request, in order. */
  readonly dates: readonly string[];
  /** When it was responded to; null if it was not, or there is none. */
  readonly answeredAt: Date | null;
}

export interface RequestUnit {
  endFacts(submission: Submission): Promise<EndFacts>;
  /** The days of filming of a project from this day on, in order; at most as many as a request can have. */
  filmingDays(projectId: string, from: string): Promise<readonly string[]>;
  /**
   * Stores the request and its days, behind all others of the same person; on days of a former one, which it replaces, at
   * that one's place; on days that the former one alone had, those behind move up.
   */
  insertRequest(submission: Submission, request: BookingRequest, formerId: string | null): Promise<void>;
  /** The terms of a request, as they were when it was made; null if there is none. */
  recordedTerms(requestId: string): Promise<RecordedTerms | null>;
  /** Adds days to a request, behind all others of the person. */
  addDays(
    request: { readonly id: string; readonly userId: string },
    days: readonly string[],
    at: Date,
  ): Promise<void>;
  /** Records since when the days of a request are booked for good; null if they no longer are. */
  setBooked(requestId: string, at: Date | null): Promise<void>;
  /** Ends the line behind a booked request; false if it has ended before. */
  endLine(requestId: string): Promise<boolean>;
  /** Raises the version. */
  answerRequest(
    requestId: string,
    change: {
      readonly status: RequestStatus;
      readonly answer: string | null;
      /** Null if the response was taken back. */
      readonly at: Date | null;
      /** The id of the member who responded; null if none did. */
      readonly by: string | null;
      readonly decideBy: Date | null;
    },
  ): Promise<void>;
  /** Requests that rank behind these on their days; raises the version of each by one. */
  overtake(requestIds: readonly string[]): Promise<readonly Overtaken[]>;
  /** Ends open requests and gives their days back; records of those whose rank improves that they moved up. */
  endRequests(requestIds: readonly string[], status: RequestStatus, now: Date): Promise<void>;
  /** Since when a request ranks higher, unless its company was notified; and whether a day of it is not booked in front. */
  movedUp(requestId: string): Promise<Pick<MovedRequest, "movedUpAt" | "hasOpenDay"> | null>;
  /** Records that a company is notified of its higher rank; raises the version by one and returns it. */
  takeMovedUp(requestId: string): Promise<number>;
  /** Records that a company will not be notified of the higher rank. */
  dropMovedUp(requestId: string): Promise<void>;
}
