import type { BookingRequest, RequestStatus } from "#domain/request.ts";
import type { Submission } from "#domain/submission.ts";
import type { SubmissionKey } from "#app/ports.ts";

/** A day that a request keeps, with its place in the order of asking. */
export interface RankedDay {
  readonly day: string;
  readonly rank: number;
  /** Somebody in front has booked the person, and it is known. */
  readonly taken: boolean;
}

/** A request with the ranks of the days that it still keeps. */
export interface RankedRequest extends BookingRequest {
  readonly ranks: readonly RankedDay[];
}

/** Something else that the person has at the same time. */
export interface Clash {
  readonly submissionId: string;
  readonly kind: "Audition" | "Booking";
  readonly day: string;
  /** Of an audition. */
  readonly startsAt: Date | null;
  /** The other submission. */
  readonly projectId: string;
  readonly positionId: string;
  readonly companyId: string;
}

/** A request that ran out, with its place in their order. */
export interface ExpiredRequest extends SubmissionKey {
  readonly requestId: string;
  readonly expiredAt: Date;
}

export interface RequestReads {
  /** By request. */
  requests(ids: readonly string[]): Promise<ReadonlyMap<string, RankedRequest>>;
  /** Overlapping auditions and booked days of the same people, by submission; at most 20 each. */
  clashes(submissionIds: readonly string[]): Promise<ReadonlyMap<string, readonly Clash[]>>;
  /** Requests that ran out, oldest first, from the one behind `after` on. */
  expiredRequests(now: Date, after: ExpiredRequest | null, limit: number): Promise<readonly ExpiredRequest[]>;
}

/** A request behind one that gave its days back. */
export interface MovedUp {
  readonly requestId: string;
  readonly version: number;
  readonly submission: Pick<Submission, "id" | "projectId" | "positionId" | "userId" | "companyId">;
}

/** A request behind one whose days were booked. */
export interface Overtaken extends MovedUp {
  readonly days: readonly string[];
}

export interface RequestUnit {
  /** Keeps the request and its days; whoever of the same person asks next stands behind it. */
  insertRequest(submission: Submission, request: BookingRequest): Promise<void>;
  /** Raises the version. */
  answerRequest(
    requestId: string,
    change: { readonly status: RequestStatus; readonly answer: string | null; readonly at: Date },
  ): Promise<void>;
  /** Requests that stand behind these on their days, each raised by one version. */
  overtake(requestIds: readonly string[]): Promise<readonly Overtaken[]>;
  /** Ends requests that stand and gives their days back; whose rank rises by it, raised by one version. */
  endRequests(requestIds: readonly string[], status: RequestStatus): Promise<readonly MovedUp[]>;
}
